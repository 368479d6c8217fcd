import { isFree } from "@karota/contract/admin/costs.ts";
import type { Deps } from "../../deps.ts";
import { hasEntries } from "../credits/index.ts";

/** Whether anything of carrots is stored or will be: on a free site only what is left of the time before. */
export const hasCarrots = async ({ database, settings }: Pick<Deps, "database" | "settings">): Promise<boolean> =>
  !isFree(settings()) || (await hasEntries(database.db));
