import type { Settings } from "@karota/contract/admin/settings.ts";
import { DEFAULT_SETTINGS } from "../defaults.ts";

/** The settings that make a site free; `DEFAULT_SETTINGS` end that. */
export const FREE: Pick<Settings, "prices" | "packages"> = {
  prices: { quiz10: 0, quiz20: 0, quiz40: 0, leisure: 0, leisureLarge: 0 },
  packages: DEFAULT_SETTINGS.packages.map((one) => ({ ...one, priceFactor: 0 })),
};
