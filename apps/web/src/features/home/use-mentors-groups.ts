import type { GroupRow } from "@karota/contract/mentorship/mentorship.ts";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";

/** The groups of a mentor, as every part of home that shows something of them loads them. */
export const useMentorsGroups = () =>
  useLoad(["mentorship/groups"], () => call<{ groups: GroupRow[] }>("GET", "mentorship/groups"));
