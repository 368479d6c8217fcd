import { IconChevronDown, IconChevronUp, IconSelector } from "@tabler/icons-react";
import { memo, useEffect, useRef, type KeyboardEvent } from "react";
import type { StudentResult, TaskResult } from "@karota/contract/assignments/assignment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Face } from "../../../shared/components/face.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { hardestOf, percentOf, placesByGame, type Sorting, type SortKey } from "./figures.ts";
import styles from "./heat-map.module.css";
import { MarkShapes, MarkSign } from "./mark-sign.tsx";

const WORDS = { "1": "assignments.mark.right", "0": "assignments.mark.wrong", ".": "assignments.mark.open" } as const;
type Mark = keyof typeof WORDS;
/** Fills a cell without content. */
const NOTHING = "\u00a0";

interface RowProps {
  readonly student: StudentResult;
  readonly numTasks: number;
  /** The places that most answered wrong, as a text: there a wrong answer is drawn quietly, so that others stand out. */
  readonly common: string;
  readonly onOpen: (id: string) => void;
}

const Row = memo(
  function Row({ student, numTasks, common, onOpen }: RowProps) {
    const say = useSay();
    const quiet = new Set(common.split(",").map(Number));
    const { name, marks, numSolved, numCorrect, seconds, finished, started } = student;
    return (
      <tr>
        <th scope="row">
          <button type="button" tabIndex={-1} onClick={() => onOpen(student.id)}>
            {name !== null && <Face of={student.face} name={name} />}
            {name ?? say("assignments.exMember")}
          </button>
        </th>
        {Array.from({ length: numTasks }, (_, place) => {
          const mark = (marks[place] ?? ".") as Mark;
          return (
            <td
              key={place}
              data-heat={mark}
              data-common={(mark === "0" && quiet.has(place)) || undefined}
              tabIndex={-1}
            >
              <MarkSign mark={mark} />
              <span className="sr">{say(WORDS[mark])}</span>
            </td>
          );
        })}
        <td className={styles["sum"]} tabIndex={-1}>
          {numSolved > 0 && <b>{numCorrect}</b>}
        </td>
        <td className={styles["time"]} tabIndex={-1}>
          {finished !== null
            ? stopWatch(seconds)
            : say(started === null ? "assignments.notBegun" : "assignments.notDone")}
        </td>
      </tr>
    );
  },
  // A reload brings new objects; most rows say the same as before.
  (before, now) =>
    before.numTasks === now.numTasks &&
    before.common === now.common &&
    before.onOpen === now.onOpen &&
    JSON.stringify(before.student) === JSON.stringify(now.student),
);

const STEPS: Readonly<Record<string, readonly [row: number, cell: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -1000],
  End: [0, 1000],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const stopOf = (cell: Element): HTMLElement => cell.querySelector("button") ?? (cell as HTMLElement);
const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** One tab stop for the whole grid; the arrows walk inside. The browser's own focus is the only memory. */
function useWalk(shown: string) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const grid = table.current;
    if (grid && !grid.querySelector('[tabindex="0"]'))
      grid.querySelector("tbody button")?.setAttribute("tabindex", "0");
  }, [shown]);
  const onFocus = ({ target }: { target: Element }) => {
    const stop = target.closest("td, th");
    if (!stop) return;
    for (const one of table.current?.querySelectorAll('[tabindex="0"]') ?? []) one.setAttribute("tabindex", "-1");
    stopOf(stop).setAttribute("tabindex", "0");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const cell = (event.target as Element).closest<HTMLTableCellElement>("td, th");
    if (!step || !cell || !table.current || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...table.current.querySelectorAll<HTMLTableRowElement>("tr[data-walk], tbody tr")];
    const row = rows[clamp(rows.indexOf(cell.parentElement as HTMLTableRowElement) + step[0], rows.length - 1)]!;
    const next = row.cells[clamp(cell.cellIndex + step[1], row.cells.length - 1)]!;
    stopOf(next).focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { ref: table, onFocus, onKeyDown };
}

function SortHead(props: {
  readonly by: SortKey;
  readonly text: string;
  readonly sorting: Sorting;
  readonly sort: (by: SortKey) => void;
}) {
  const { by, text, sorting, sort } = props;
  const here = sorting.by === by;
  return (
    <th scope="col" aria-sort={here ? (sorting.down ? "descending" : "ascending") : undefined}>
      <button type="button" tabIndex={-1} className={styles["sort"]} onClick={() => sort(by)}>
        {text}
        <Icon of={here ? (sorting.down ? IconChevronDown : IconChevronUp) : IconSelector} small />
      </button>
    </th>
  );
}

/** Students and tasks with a sign, a colour and a word in every cell; walked with the arrow keys. */
export function HeatMap(props: {
  readonly students: readonly StudentResult[];
  readonly tasks: readonly TaskResult[];
  readonly sorting: Sorting;
  readonly sort: (by: SortKey) => void;
  readonly onOpen: (id: string) => void;
  readonly labelledBy: string;
  /** Over all students: right answers on average, and the usual time. */
  readonly totals: { readonly right: number | null; readonly seconds: number | null };
}) {
  const { students, tasks, sorting, sort, onOpen, totals } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const walk = useWalk(students.map(({ id }) => id).join());
  const hard = new Set(
    hardestOf(tasks)
      .slice(0, 3)
      .map(({ index }) => index),
  );
  const common = tasks
    .filter(({ numCorrect, numSolved }) => numCorrect * 2 < numSolved)
    .map(({ index }) => index)
    .join();
  // Neighbours of one quiz share a heading.
  const spans: { game: string; from: number; length: number }[] = [];
  for (const { game, index } of tasks) {
    const last = spans.at(-1);
    if (last?.game === game) last.length++;
    else spans.push({ game, from: index, length: 1 });
  }
  const severalGames = placesByGame(tasks).size > 1;
  return (
    <div className={styles["wrap"]}>
      <MarkShapes />
      <table {...walk} role="grid" aria-labelledby={props.labelledBy} className={styles["map"]}>
        <thead>
          {severalGames && (
            <tr className={styles["games"]}>
              <td>{NOTHING}</td>
              {spans.map(({ game, from, length }) => (
                <th key={from} scope="colgroup" colSpan={length}>
                  <span>{gameName(game, speaker)}</span>
                </th>
              ))}
              <td colSpan={2}>{NOTHING}</td>
            </tr>
          )}
          <tr data-walk="">
            <SortHead by="name" text={say("assignments.student")} sorting={sorting} sort={sort} />
            {tasks.map(({ index }) => (
              <th key={index} scope="col" tabIndex={-1} data-hard={hard.has(index) || undefined}>
                <span className="sr">{say("assignments.task", { number: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </th>
            ))}
            <SortHead by="right" text={say("assignments.col.right")} sorting={sorting} sort={sort} />
            <SortHead by="time" text={say("assignments.col.time")} sorting={sorting} sort={sort} />
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.id} student={student} numTasks={tasks.length} common={common} onOpen={onOpen} />
          ))}
        </tbody>
        <tfoot>
          <tr data-walk="">
            <th scope="row" tabIndex={-1}>
              {say("assignments.rightPercent")}
            </th>
            {tasks.map(({ index, numCorrect, numSolved }) => {
              const share = percentOf(numCorrect, numSolved);
              return (
                <td key={index} tabIndex={-1} data-low={(hard.has(index) && share !== null && share < 70) || undefined}>
                  {share === null ? (
                    <span className="sr">{say("assignments.mark.open")}</span>
                  ) : (
                    <>
                      {format.number(share)}
                      <span className={styles["mini"]} aria-hidden="true">
                        <i style={{ width: `${share}%` }} />
                      </span>
                    </>
                  )}
                </td>
              );
            })}
            <td className={styles["sum"]} tabIndex={-1}>
              {totals.right === null ? NOTHING : format.number(totals.right, { maximumFractionDigits: 1 })}
            </td>
            <td className={styles["time"]} tabIndex={-1}>
              {totals.seconds === null ? NOTHING : stopWatch(totals.seconds)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
