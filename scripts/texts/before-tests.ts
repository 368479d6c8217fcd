import { ensureTexts } from "./ensure.ts";

/** What Vitest does before any test. */
export function setup(): void {
  ensureTexts();
}
