import type { Engine } from "./engines.ts";
import { AXE_OPTIONS, AXE_SOURCE, axeFindings, expect, SIZES } from "./harness.ts";

export const DESKTOP = { width: 1280, height: 1000 };
const LOOKS = [
  { size: DESKTOP, scheme: "light" },
  { size: SIZES.phone, scheme: "dark" },
] as const;

// A function, since the content security policy does not let a page read a text as script.
// oxlint-disable-next-line typescript/no-implied-eval -- axe is ours to run
const readAxe = new Function(AXE_SOURCE) as () => undefined;

/** Runs in a page: shows this scheme, or that of the settings, and no colour half way. */
function showScheme(scheme: string | null): void {
  const { dataset } = document.documentElement;
  if (scheme === null) delete dataset["scheme"];
  else dataset["scheme"] = scheme;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Expects that axe finds nothing on the open page, on a desktop and dark on a phone; leaves it as on a desktop. */
export async function expectNoFindings(engine: Engine, where: string): Promise<void> {
  if (!(await engine.evaluate(() => "axe" in globalThis))) await engine.evaluate(readAxe);
  for (const { size, scheme } of LOOKS) {
    await engine.resize(size);
    await engine.evaluate(showScheme, scheme);
    expect
      .soft(await engine.evaluate(axeFindings, AXE_OPTIONS), `${engine.name}: ${where}, ${scheme}, ${size.width} px`)
      .toEqual([]);
  }
  await engine.evaluate(showScheme, null);
  await engine.resize(DESKTOP);
}
