import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { rowOfDays } from "@karota/engine/days.ts";
import { call } from "../../shared/api/api.ts";
import { dayNumber, readGuestLearning } from "../../shared/offline/guest-learning.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useLoad } from "../../shared/api/use-load.ts";

/** A single day is no row yet. */
const MIN_DAYS = 2;

const longestOf = (days: readonly { readonly day: string }[], today: string): number =>
  rowOfDays([...new Set(days.map(({ day }) => dayNumber(day)))], dayNumber(today)).longest;

const Words = ({ days }: { days: number }) => {
  const say = useSay();
  return days >= MIN_DAYS ? <p>{say("home.row", { days })}</p> : null;
};

/** Stored by the server for signed-in people; left out while it cannot be loaded. */
function OfUser({ userId }: { userId: string }) {
  const { data } = useLoad(["progress", userId], () => call<ProgressReply>("GET", "learning/progress"));
  return data ? <Words days={data.row.longest} /> : null;
}

/** The most days played one after the other; it can only grow. */
export function LongestRow({ userId, today }: { userId: string | null; today: string }) {
  return userId ? <OfUser userId={userId} /> : <Words days={longestOf(readGuestLearning().days, today)} />;
}
