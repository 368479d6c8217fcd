import type { NewAnswers } from "@karota/contract/assignments/new-answers.ts";
import { call } from "../api/api.ts";
import { useLoad } from "../api/use-load.ts";
import { useSession } from "../session/session.ts";

const KEY = "assignments/new-answers";

/** Where the signed-in mentor's students have answered since the last look at the results; `asks` as for `useLoad`. */
export function useNewAnswers(asks = true) {
  const who = useSession()?.userId ?? null;
  return useLoad([KEY, who], () => call<NewAnswers>("GET", KEY), asks);
}
