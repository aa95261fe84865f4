/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { catalogue } from "./catalogue";
import { keeping } from "./keeping";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words = here("../src/tierce/words");

/** Where `tierce` listens while the page is served by Vite (`npm run dev`). */
const server = process.env.TIERCE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogue(words), keeping()],
  resolve: {
    // The one message catalogue, read by Python too.
    alias: { $words: words },
    // Under vitest, components are those of the browser.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/tierce/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What several pages share is one file, not a file for every set of them: each costs a way to the server.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: {
    fs: { allow: [here("."), words] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.setup.ts"],
    passWithNoTests: false,
  },
});
