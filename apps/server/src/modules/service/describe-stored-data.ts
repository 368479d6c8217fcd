import { STORED_DATA, type StoredDataId, type StoredDataReply } from "@karota/contract/service/stored-data.ts";
import type { Deps } from "../../deps.ts";
import type { StoredData } from "../../personal-data.ts";
import { hasCarrots } from "./has-carrots.ts";

/** What exists only where people have carrots or had some. */
const OF_CARROTS: readonly StoredDataId[] = ["billing", "carrots", "invoices"];

/** What the modules store of people, in the order of the privacy page. */
export async function describeStoredData(
  deps: Pick<Deps, "database" | "settings">,
  stored: readonly StoredData[],
): Promise<StoredDataReply> {
  const { retention } = deps.settings();
  const left = (await hasCarrots(deps)) ? stored : stored.filter(({ id }) => !OF_CARROTS.includes(id));
  const rows = left.map(({ id, basis, span }) => ({ id, basis, span: span?.(retention) ?? null }));
  return { rows: rows.toSorted((a, b) => STORED_DATA.indexOf(a.id) - STORED_DATA.indexOf(b.id)) };
}
