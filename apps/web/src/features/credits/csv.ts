import type { CreditEntry } from "@karota/contract/credits/ledger.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { findGame } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { csvText, numberCell, textCell } from "../../shared/format/csv.ts";
import { gameName } from "../../shared/format/game-words.ts";

const COLUMNS: readonly MessageId[] = [
  "credits.csv.time",
  "credits.csv.reason",
  "credits.csv.game",
  "credits.csv.amount",
  "credits.csv.balance",
  "credits.csv.reference",
];

/** Movements as CSV in the language's way; amounts have exactly two decimals. */
export function csvOf(entries: readonly CreditEntry[], speaker: Speaker): string {
  const { language } = speaker;
  const rows = entries.map(({ time, reason, game, amount, balance, reference }) => [
    // Without the zone's offset, which spreadsheets do not read.
    time.slice(0, 19).replace("T", " "),
    textCell(speaker.say({ id: `reason.${reason}` })),
    textCell(game === null ? "" : findGame(game) ? gameName(game, speaker) : game),
    numberCell(amount, language, 2),
    numberCell(balance, language, 2),
    textCell(reference ?? ""),
  ]);
  return csvText([COLUMNS.map((id) => textCell(speaker.say({ id }))), ...rows], language);
}
