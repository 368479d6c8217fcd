import { BANNER_LENGTH, CARROT_CENTS, LIMITS, PACKAGE_FIGURES, PRICE, RETENTION } from "./bounds.ts";
import type { Settings } from "./settings.ts";

/** What is wrong with a field of the settings; `least` and `most` where it is out of them. */
export type Fault =
  | { readonly fault: "range"; readonly least: number; readonly most: number }
  | { readonly fault: "whole" | "hundredths" | "empty" | "long" | "smaller" | "dearer" };
/** By the path of the field: `prices.quiz10`, `packages.2.maxGroups`. */
export type Faults = ReadonlyMap<string, Fault>;

type Bounds = readonly [number, number];

const isHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function figureFault(value: number, [least, most]: Bounds, step: "whole" | "hundredths"): Fault | null {
  if (!(value >= least && value <= most)) return { fault: "range", least, most };
  if (step === "whole" ? Number.isInteger(value) : isHundredths(value)) return null;
  return { fault: step };
}

const textFault = (text: string): Fault | null => {
  if (text.trim() === "") return { fault: "empty" };
  return text.trim().length > BANNER_LENGTH ? { fault: "long" } : null;
};

/** In the order of the packages, each has room for what fitted the one before, at a factor that is no higher. */
function orderFaults(packages: Settings["packages"]): [string, Fault][] {
  const found: [string, Fault][] = [];
  for (const [place, row] of packages.entries()) {
    const before = packages[place - 1];
    if (!before) continue;
    for (const name of Object.keys(PACKAGE_FIGURES) as (keyof typeof PACKAGE_FIGURES)[])
      if (row[name] < before[name]) found.push([`packages.${place}.${name}`, { fault: "smaller" }]);
    if (row.priceFactor > before.priceFactor) found.push([`packages.${place}.priceFactor`, { fault: "dearer" }]);
  }
  return found;
}

/** Everything that is wrong with settings, so that the page can say it before the server has to. */
export function faultsOf({ banner, carrot_cents, prices, packages, limits, retention }: Settings): Faults {
  const found: (readonly [string, Fault | null])[] = [
    ["carrot_cents", figureFault(carrot_cents, CARROT_CENTS, "whole")],
    ...orderFaults(packages),
  ];
  if (banner)
    for (const language of ["sl", "en", "de"] as const) found.push([`banner.${language}`, textFault(banner[language])]);
  for (const [tier, price] of Object.entries(prices))
    found.push([`prices.${tier}`, figureFault(price, PRICE, "hundredths")]);
  for (const [place, row] of packages.entries()) {
    for (const [name, bounds] of Object.entries(PACKAGE_FIGURES))
      found.push([
        `packages.${place}.${name}`,
        figureFault(row[name as keyof typeof PACKAGE_FIGURES], bounds, "whole"),
      ]);
    found.push([`packages.${place}.priceFactor`, figureFault(row.priceFactor, PRICE, "hundredths")]);
  }
  for (const [group, values, bounds] of [
    ["limits", limits, LIMITS],
    ["retention", retention, RETENTION],
  ] as const)
    for (const [name, value] of Object.entries(values))
      found.push([`${group}.${name}`, figureFault(value, (bounds as Record<string, Bounds>)[name]!, "whole")]);
  return new Map(found.filter((one): one is readonly [string, Fault] => one[1] !== null));
}
