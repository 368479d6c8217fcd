import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import type { BringProps, BroughtBoard } from "@karota/ui/game-bring.ts";
import { CELLS } from "./board.ts";
import { clashesIn } from "./bring-check.ts";
import { BringGrid } from "./bring-grid.tsx";
import { BringPaste, type Pasted } from "./bring-paste.tsx";
import { readText } from "./bring-read.ts";
import { BringReport } from "./bring-report.tsx";
import { examineOnce, NOT_EXAMINED, runExamine, type Examined } from "./view-examine.ts";
import { faultOfText, remarkOf, type Remark } from "./bring-words.ts";
import styles from "./bring.module.css";

const NO_DIGITS: readonly number[] = CELLS.map(() => 0);
const codeOf = (digits: readonly number[]): string => (digits.some((digit) => digit > 0) ? digits.join("") : "");

/** The board of a link: 81 digits in any way of writing. */
export async function readBoard(code: string): Promise<BroughtBoard | null> {
  const read = readText(code);
  if (read.kind !== "read") return null;
  const report = await examineOnce(read.digits);
  if (report?.kind !== "one") return null;
  const { puzzle } = report;
  return { code: puzzle.initial, puzzle, options: { level: puzzle.level } };
}

interface Entry {
  readonly digits: readonly number[];
  /** Why the text is no sudoku; the grid then shows what could be read. */
  readonly fault: Remark | null;
  /** How many more sudokus the text has. */
  readonly others: number;
  /** Whether this board is being examined, or was. */
  readonly isChecked: boolean;
}
const EMPTY: Entry = { digits: NO_DIGITS, fault: null, others: 0, isChecked: false };

/** What a text makes of the entry: its board, or what is wrong with it. */
function entryOf(text: string, before: Entry): Entry {
  const read = readText(text);
  const fault = faultOfText(read);
  if (read.kind === "read") return { digits: read.digits, fault, others: read.others, isChecked: true };
  if (read.kind === "characters") return { ...EMPTY, digits: read.digits, fault };
  return { ...before, fault, others: 0, isChecked: false };
}

/** What is known of the board of the entry; null while it is not checked. */
function useExamined(digits: readonly number[], isChecked: boolean, attempt: number): Examined | null {
  const [known, setKnown] = useState<{ readonly of: readonly number[]; readonly examined: Examined } | null>(null);
  useEffect(
    () => (isChecked ? runExamine(digits, (examined) => setKnown({ of: digits, examined })) : undefined),
    [digits, isChecked, attempt],
  );
  if (!isChecked) return null;
  return known?.of === digits ? known.examined : NOT_EXAMINED;
}

/** A player's own sudoku: pasted, from a file or typed, checked and graded. */
export default function BringSudoku({ speaker, code, change, play, share }: BringProps) {
  const say = (id: string) => speaker.say({ id });
  const [entry, setEntry] = useState(() => (code === "" ? EMPTY : entryOf(code, EMPTY)));
  const [attempt, setAttempt] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  const { digits, fault } = entry;
  const examined = useExamined(digits, entry.isChecked, attempt);
  const stored = useRef(code);
  useEffect(() => {
    const next = codeOf(digits);
    if (next === stored.current || fault) return;
    stored.current = next;
    change(next);
  }, [digits, fault, change]);

  const remark = fault ?? (examined?.report ? remarkOf(examined.report, digits) : null);
  const clashes = useMemo(() => new Set(clashesIn(digits).flatMap(({ cells }) => cells)), [digits]);
  const paste = ({ text, remark: refused }: Pasted) =>
    setEntry((before) => (refused ? { ...before, fault: refused, isChecked: false } : entryOf(text, before)));
  const check = () => {
    setEntry((before) => ({ ...before, fault: null, others: 0, isChecked: true }));
    setAttempt((before) => before + 1);
    result.current?.focus();
    result.current?.scrollIntoView?.({ block: "nearest" });
  };
  return (
    <div className={styles["bring"]}>
      <Stack gap={4} className={styles["side"]}>
        <BringPaste speaker={speaker} first={fault ? code : ""} paste={paste} />
        <div
          ref={result}
          tabIndex={-1}
          role="group"
          aria-label={say("sudoku.bring.result")}
          className={styles["result"]}
        >
          <BringReport
            speaker={speaker}
            remark={remark}
            examined={fault ? null : examined}
            others={entry.others}
            play={(explained) => play(codeOf(digits), explained)}
            share={() => share(codeOf(digits))}
          />
        </div>
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="bring-grid">
        <div>
          <h2 id="bring-grid">{say("sudoku.bring.grid")}</h2>
          <p className="soft">{say("sudoku.bring.grid.hint")}</p>
        </div>
        <BringGrid
          speaker={speaker}
          digits={digits}
          wrong={clashes}
          shown={remark?.cells ?? []}
          write={(cell, digit) =>
            setEntry((before) =>
              before.digits[cell] === digit ? before : { ...EMPTY, digits: before.digits.with(cell, digit) },
            )
          }
        />
        <Cluster gap={3}>
          <Button kind={examined?.report?.kind === "one" ? "plain" : "primary"} onClick={check}>
            {say("sudoku.bring.check")}
          </Button>
          <Button kind="quiet" onClick={() => setEntry(EMPTY)}>
            {say("sudoku.bring.clear")}
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}
