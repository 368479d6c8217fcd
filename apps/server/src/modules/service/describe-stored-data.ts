import { STORED_DATA, type StoredDataReply } from "@karota/contract/service/stored-data.ts";
import type { Deps } from "../../deps.ts";
import type { StoredData } from "../../personal-data.ts";

/** What the modules store of people, in the order of the privacy page. */
export function describeStoredData(
  { settings }: Pick<Deps, "settings">,
  stored: readonly StoredData[],
): StoredDataReply {
  const { retention } = settings();
  const rows = stored.map(({ id, basis, span }) => ({ id, basis, span: span?.(retention) ?? null }));
  return { rows: rows.toSorted((a, b) => STORED_DATA.indexOf(a.id) - STORED_DATA.indexOf(b.id)) };
}
