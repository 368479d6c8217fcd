import * as z from "zod/mini";
import {
  equation,
  fraction,
  percent,
  picture,
  product,
  sum,
  number,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { hundredGridSvg } from "@karota/engine/quiz/hundred-grid.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";

/** A percentage to be read from a square of a hundred cells, of which so many are shaded. */
export interface Grid {
  readonly pictured: "grid";
  readonly shaded: number;
}

const ROW = 10;
const WHOLE = 100;

export const gridSchema = z.strictObject({
  pictured: z.literal("grid"),
  shaded: z.int().check(z.gte(1), z.lt(WHOLE)),
});

const apart = (shaded: number): readonly [rows: number, cells: number] => [Math.floor(shaded / ROW), shaded % ROW];

/** The square with so many shaded cells; its description says full rows and cells, which make the percentage. */
export function gridPicture(shaded: number): Expression {
  const [rows, cells] = apart(shaded);
  return picture(`grid ${shaded}`, { id: "percentage.picture.grid", values: { rows, cells } });
}

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawPicture(name: string): string {
  const [, shaded = NaN] = /^grid (\d+)$/.exec(name) ?? [];
  if (!(Number(shaded) >= 1 && Number(shaded) <= WHOLE)) throw new RangeError(`no picture ${name}`);
  return hundredGridSvg(Number(shaded));
}

export const drawGrid = (random: Random): Grid => ({ pictured: "grid", shaded: random.between(2, WHOLE - 2) });

/** What comes out when it is counted wrongly. */
function wrongPercents(shaded: number): readonly Named<number>[] {
  const [rows, cells] = apart(shaded);
  const wrong = [
    { name: "rest-taken", value: WHOLE - shaded },
    { name: "row-miscounted", value: shaded + ROW },
    { name: "row-miscounted", value: shaded - ROW },
    ...(rows > 0 ? [{ name: "row-as-one", value: rows + cells }] : []),
    ...(rows > 0 && cells > 0 ? [{ name: "digits-swapped", value: ROW * cells + rows }] : []),
    ...(cells > 1 ? [{ name: "cell-miscounted", value: shaded - 1 }] : []),
    ...(cells > 0 && cells < ROW - 1 ? [{ name: "cell-miscounted", value: shaded + 1 }] : []),
  ];
  return wrong.filter(({ value }) => value > 0 && value < WHOLE && value !== shaded);
}

/** The task; null without three errors that lead to different results. */
export function gridDraft(facts: Grid): Draft<Grid> | null {
  const { shaded } = facts;
  const wrong = wrongPercents(shaded);
  if (new Set(wrong.map(({ value }) => value)).size < 3) return null;
  return {
    skill: "shaded",
    ask: { id: "percentage.ask.shaded" },
    question: gridPicture(shaded),
    answer: percent(shaded),
    mistakes: wrong.map(({ name, value }) => ({ name, value: percent(value) })),
    facts,
  };
}

/** The worked solution: what a cell and a row are, then so many of them. */
export function gridSolution({ shaded }: Grid): readonly Step[] {
  const [rows, cells] = apart(shaded);
  const counted = [...(rows > 0 ? [product(number(rows), percent(ROW))] : []), ...(cells > 0 ? [percent(cells)] : [])];
  const all = counted.length > 1 ? sum(...counted) : counted[0]!;
  return [
    { say: { id: "percentage.step.cellsAndRows" }, shown: [equation(percent(1), fraction(1, WHOLE))] },
    {
      say: { id: "percentage.step.countCells" },
      shown: rows > 0 ? [equation(all, percent(shaded))] : [],
    },
    resultStep(percent(shaded)),
  ];
}
