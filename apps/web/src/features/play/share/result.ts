import type { Mark } from "@karota/engine/game.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { stopWatch } from "../../../shared/session/clock.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { formatOf } from "@karota/texts/format.ts";
import { dayOf } from "../../../shared/offline/progress.ts";
import { findText } from "../../../shared/i18n/texts.ts";

/** How a daily board was solved, without anything of its solution. */
export interface Result {
  readonly game: string;
  /** Where its board is. */
  readonly path: string;
  readonly asks: boolean;
  /** When its day ends, ISO 8601. */
  readonly ends: string;
  readonly seconds: number;
  /** Null where there are none. */
  readonly hints: number | null;
  /** How often it was started again. */
  readonly resets: number;
  readonly marks: readonly (readonly Mark[])[];
}

const SQUARES: Readonly<Record<Mark, string>> = { right: "🟩", near: "🟨", wrong: "⬜" };

/** Of a game without marks: all is solved. */
const BAR = "▰".repeat(10);

const count = (row: readonly Mark[], mark: Mark): number => row.filter((one) => one === mark).length;

/** A result in words, for the message, the picture and screen readers. */
export interface ResultWords {
  readonly name: string;
  readonly date: string;
  /** Score or tries, time and hints. */
  readonly facts: readonly string[];
  /** Each row of marks in words, where the facts do not have it. */
  readonly rows: readonly (string | null)[];
  /** `100 %`, for games without marks. */
  readonly whole: string;
}

export function wordsOf({ game, asks, ends, seconds, hints, resets, marks }: Result, speaker: Speaker): ResultWords {
  const say = (id: string, values: Readonly<Record<string, string | number>>) => speaker.say({ id, values });
  // All quizzes share this sentence.
  const kind = asks ? "quiz" : game;
  const all = marks.flat();
  const values = { right: count(all, "right"), total: all.length, rows: marks.length };
  const score = findText(`${kind}.share`, speaker) === null ? null : say(`${kind}.share`, values);
  const format = formatOf(speaker.language);
  const rowWords = findText(`${kind}.share.row`, speaker) !== null;
  return {
    name: gameName(game, speaker),
    // Noon, so that it is the same day in every time zone.
    date: format.date(`${dayOf(ends)}T12:00:00`, {
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
    facts: [
      score ?? say("play.share.solved", {}),
      ...(seconds > 0 ? [say("play.time", { time: stopWatch(seconds) })] : []),
      ...(resets > 0 ? [say("play.share.tries", { tries: resets + 1 })] : []),
      ...(hints === null ? [] : [say("play.share.hints", { hints })]),
    ],
    whole: format.number(1, { style: "percent" }),
    rows: marks.map((row) =>
      rowWords ? say(`${kind}.share.row`, { right: count(row, "right"), near: count(row, "near") }) : null,
    ),
  };
}

/** The message to share; words stand beside the squares, which screen readers read one by one. */
export function messageOf(result: Result, words: ResultWords, address: string): string {
  const head = [`Karota · ${words.name} · ${words.date}`, words.facts.join(" · ")];
  if (result.marks.length === 0) return [...head, `${BAR} ${words.whole}`, address].join("\n");
  const rows = result.marks.map((row, at) =>
    [row.map((mark) => SQUARES[mark]).join(""), ...(words.rows[at] ? [`(${words.rows[at]})`] : [])].join(" "),
  );
  return [...head, ...rows, address].join("\n");
}
