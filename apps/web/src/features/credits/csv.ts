import type { CreditEntry } from "@karota/contract/credits/ledger.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { findGame } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { gameName } from "../../shared/game-words.ts";

/** A spreadsheet takes what begins so for a formula; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const textCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const COLUMNS: readonly MessageId[] = [
  "credits.csv.time",
  "credits.csv.reason",
  "credits.csv.game",
  "credits.csv.amount",
  "credits.csv.balance",
  "credits.csv.reference",
];

/**
 * Movements as CSV (RFC 4180): in English with commas and decimal points, elsewhere with semicolons and decimal commas,
 * as the language's spreadsheets read it. Amounts have exactly two decimals.
 */
export function csvOf(entries: readonly CreditEntry[], speaker: Speaker): string {
  const english = speaker.language === "en";
  const number = (amount: number) => (english ? amount.toFixed(2) : amount.toFixed(2).replace(".", ","));
  const rows = entries.map(({ time, reason, game, amount, balance, reference }) => [
    // Without the zone's offset, which spreadsheets do not read.
    time.slice(0, 19).replace("T", " "),
    textCell(speaker.say({ id: `reason.${reason}` })),
    textCell(game === null ? "" : findGame(game) ? gameName(game, speaker) : game),
    number(amount),
    number(balance),
    textCell(reference ?? ""),
  ]);
  const head = COLUMNS.map((id) => textCell(speaker.say({ id })));
  const lines = [head, ...rows].map((row) => `${row.join(english ? "," : ";")}\r\n`);
  // The mark at the beginning says that it is UTF-8.
  return `\uFEFF${lines.join("")}`;
}
