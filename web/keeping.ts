/** The service worker of the page, with the files that it keeps: all of this build but the languages. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("sw.js", import.meta.url));

export const keeping = (): Plugin => ({
  name: "keeping",
  apply: "build",
  buildStart() {
    this.addWatchFile(WORKER);
  },
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
      .filter((one) => !(one.type === "chunk" && one.facadeModuleId?.includes(".ftl")))
      .map(({ fileName }) => `/${fileName}`)
      .filter((path) => path.startsWith("/assets/"))
      .sort();
    const source = `const FILES = ${JSON.stringify(files)};\n${readFileSync(WORKER, "utf-8")}`;
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});
