import type { OwnClassReply } from "@karota/contract/classes/classes.ts";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { noonOf } from "./noon.ts";

/** Warns a pupil that their class, and with it their account, ends soon or has ended; nothing for everybody else. */
export function ClassEnd() {
  const say = useSay();
  const format = useFormat();
  const { data } = useLoad(["classes/mine"], () => call<OwnClassReply>("GET", "classes/mine"));
  if (!data?.ending?.isSoon) return null;
  const date = format.date(noonOf(data.ending.lastDay), { day: "numeric", month: "long" });
  return (
    <Note tone="warn" role="status">
      <p>{say(data.ending.isOver ? "classes.ended" : "classes.end", { date })}</p>
    </Note>
  );
}
