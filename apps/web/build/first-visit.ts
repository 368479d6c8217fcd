import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Language } from "../../../packages/engine/src/message.ts";

/** Brotli bytes of JavaScript and style sheets that a first visit to /home may load. */
export const FIRST_VISIT_BUDGET_BYTES = 100_000;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export interface FirstVisit {
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** Brotli bytes of JavaScript and style sheets. */
  readonly bytes: number;
}

/** What a browser with an empty cache loads of scripts and style sheets for /home, from a built `dist`. */
export function firstVisit(dist: string, language: Language = "sl"): FirstVisit {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  const take = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key ?? "such chunk"}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const inner of chunk.imports ?? []) take(inner);
  };
  take("index.html");
  take(Object.keys(manifest).find((key) => key.endsWith(`parts/${language}/shell.json`)));
  const measured = [...files].map((file) => {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    return { file, bytes: brotliCompressSync(readFileSync(join(dist, file)), options).length };
  });
  return { files: measured, bytes: measured.reduce((sum, { bytes }) => sum + bytes, 0) };
}
