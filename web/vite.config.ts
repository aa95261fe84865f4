/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { catalogue } from "./catalogue";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words = here("../src/tierce/words");

/** Where `tierce` listens while the page is served by Vite (`npm run dev`). */
const server = process.env.TIERCE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogue(words)],
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
