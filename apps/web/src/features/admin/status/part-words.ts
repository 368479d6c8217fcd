import type { CheckReply, PartsReply } from "@karota/contract/admin/functionality.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import type { useFigures } from "./figures.ts";

type Part = PartsReply["parts"][number];
const OWN = ["database", "mail", "clock", "texts"] as const;

/** What a part is called. */
export function partName({ part, label }: Part, speaker: Speaker): string {
  const own = OWN.find((one) => one === part);
  if (own) return speaker.say({ id: `admin.check.part.${own}` });
  const [kind, id = part] = part.split(":");
  if (kind === "game") return gameName(id, speaker);
  const named = { label: label ?? id };
  return speaker.say({ id: kind === "identity" ? "admin.check.identity" : "admin.check.payment", values: named });
}

/** What a check saw, in a sentence. */
export function noteWords(
  { note, details }: CheckReply,
  speaker: Speaker,
  { milliseconds, day }: ReturnType<typeof useFigures>,
): string {
  const inTime = (name: string): string => milliseconds(Math.abs(Number(details[name] ?? 0)));
  const until = details["until"];
  const values = {
    schools: Number(details["schools"] ?? 0),
    until: typeof until === "string" ? day(until) : "",
    keys: Number(details["keys"] ?? 0),
    moves: Number(details["moves"] ?? 0),
    texts: Number(details["texts"] ?? 0),
    differing: Number(details["differing"] ?? 0),
    zone: String(details["zone"] ?? ""),
    reason: String(details["reason"] ?? ""),
    making: inTime("making"),
    difference: inTime("difference"),
    limit: inTime("limit"),
  };
  return speaker.say({ id: `admin.check.note.${note}`, values });
}
