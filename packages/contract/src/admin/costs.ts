import type { Settings } from "./settings.ts";

/**
 * Whether nothing costs anything: every start and every assignment has the price 0. What a carrot costs does not count,
 * because there is nothing to spend it on (docs/decisions/0029).
 */
export const isFree = ({ prices, packages }: Pick<Settings, "prices" | "packages">): boolean =>
  Object.values(prices).every((price) => price === 0) && packages.every(({ priceFactor }) => priceFactor === 0);
