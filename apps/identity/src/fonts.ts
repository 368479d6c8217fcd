import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";

const require = createRequire(import.meta.url);
const FILES = [
  require.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
  require.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2"),
  require.resolve("@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2"),
  require.resolve("@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2"),
];
const BY_PATH = new Map(FILES.map((file) => [`/fonts/${basename(file)}`, file]));

/** The headers of a font; the version of its package decides what is in it. */
export const FONT_HEADERS = {
  "content-type": "font/woff2",
  "cache-control": "public, max-age=86400",
  "x-content-type-options": "nosniff",
} as const;

/** The font at an address of `page.css`; null for any other address. */
export function fontAt(path: string | undefined): Buffer | null {
  const file = BY_PATH.get(path ?? "");
  return file === undefined ? null : readFileSync(file);
}
