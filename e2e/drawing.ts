import type { Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/run.ts";
import type { Engine } from "./engines.ts";
import { framesOnPage, inkOf, type Box, type Frame, type Ink, type Mark, type Part } from "./ink.ts";

/* How an engine draws a question and its answers: what is wrong with it by itself, and beside that of another one. */

export interface DrawnMark extends Mark {
  readonly ink: Ink;
  readonly besideInk: readonly Ink[];
  readonly growsInk: Ink | null;
}
export interface DrawnFrame {
  readonly box: Box;
  readonly ink: Ink;
  readonly marks: readonly DrawnMark[];
}
export type Drawing = readonly DrawnFrame[];

/** For looking at them, whether the tests pass or not. */
const PICTURES = join(ROOT, "test-results", "engines");
/** A frame as a very small picture. */
const [ROWS, COLUMNS] = [24, 48];

/**
 * Takes the picture of the open task, saves it under this name, and measures its ink by means of a page of Chromium.
 */
export async function drawingOf(engine: Engine, name: string, chromium: Page): Promise<Drawing> {
  const frames = await engine.evaluate(framesOnPage);
  const picture = await engine.picture();
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}-${engine.name}.png`), picture, "base64");
  const partsOf = ({ box: paper, marks }: Frame): readonly Part[] => {
    const single = (box: Box): Part => ({ box, paper, rows: 1, columns: 1 });
    return [
      { box: paper, paper, rows: ROWS, columns: COLUMNS },
      ...marks.flatMap(({ box, beside, grows }) => [box, ...beside, ...(grows ? [grows] : [])].map(single)),
    ];
  };
  const inks = (await chromium.evaluate(inkOf, { picture, parts: frames.flatMap(partsOf) })).values();
  const next = (): Ink => inks.next().value!;
  return frames.map(({ box, marks }) => ({
    box,
    ink: next(),
    marks: marks.map((mark) => ({
      ...mark,
      ink: next(),
      besideInk: mark.beside.map(next),
      growsInk: mark.grows && next(),
    })),
  }));
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** Of the height of what a sign belongs to. */
const MIN_GROWN = 0.85;
/** Of the room of a sign, and of a line. */
const MIN_WIDTH = { sign: 0.5, line: 0.9 } as const;
/** Between an operator and what is beside it, in em. */
const MIN_GAP_EM = 0.15;
const MAX_GAP_DIFFERENCE_EM = 0.12;

function faultsOfMark({ kind, words, box, em, ink, besideInk, growsInk }: DrawnMark): readonly string[] {
  const { box: own } = ink;
  if (own === null) return [`${kind} ${words} is not painted`];
  const faults: string[] = [];
  if ((kind === "sign" || kind === "line") && widthOf(own) < MIN_WIDTH[kind] * widthOf(box))
    faults.push(`${kind} ${words} is too short`);
  if (growsInk?.box && heightOf(own) < MIN_GROWN * heightOf(growsInk.box)) faults.push(`${words} does not grow`);
  const [before, after] = besideInk;
  if (before?.box && after?.box) {
    const gaps = [own.left - before.box.right, after.box.left - own.right] as const;
    if (Math.min(...gaps) < MIN_GAP_EM * em) faults.push(`${words} sticks to what is beside it`);
    if (Math.abs(gaps[0] - gaps[1]) > MAX_GAP_DIFFERENCE_EM * em) faults.push(`${words} is not in the middle`);
  }
  return faults;
}

/** What is wrong with a drawing by itself, in words; nothing when all is well. */
export const faultsOf = (drawing: Drawing): readonly string[] =>
  drawing.flatMap(({ marks }) => marks.flatMap(faultsOfMark));

/** Where ink may lie elsewhere, in em and for soft edges in pixels. */
const MAX_SHIFT_EM = 0.12;
const MAX_SHIFT_PX = 1.5;
/** Engines draw letters of the same face a little thinner or thicker. */
const MAX_INK_FACTOR = 1.5;
/** Of two very small pictures, as a share of their ink. */
const MAX_DIFFERENCE = 0.35;

/**
 * How far a mark lies from where it is in the other drawing, seen from the middle above, in pixels. Lines and signs are
 * compared by their ends, letters and pictures by their centre: an edge of what is beside them may reach into their room.
 */
function shiftOf(one: DrawnMark, frame: Box, other: DrawnMark, otherFrame: Box): number {
  const middle = ({ left, right }: Box) => (left + right) / 2;
  const [x, y] = [middle(frame) - middle(otherFrame), frame.top - otherFrame.top];
  const [own, model] = [one.ink, other.ink];
  if (one.kind === "text" || one.kind === "picture")
    return Math.max(Math.abs(own.centre!.x - model.centre!.x - x), Math.abs(own.centre!.y - model.centre!.y - y));
  return Math.max(
    ...(["left", "right"] as const).map((side) => Math.abs(own.box![side] - model.box![side] - x)),
    ...(["top", "bottom"] as const).map((side) => Math.abs(own.box![side] - model.box![side] - y)),
  );
}

function differencesOfFrame(one: DrawnFrame, other: DrawnFrame): readonly string[] {
  const faults: string[] = [];
  const total = one.ink.amount === 0 && other.ink.amount === 0 ? 1 : 0;
  const sum = total + [...one.ink.cells, ...other.ink.cells].reduce((all, cell) => all + cell, 0);
  const apart = one.ink.cells.reduce((all, cell, place) => all + Math.abs(cell - other.ink.cells[place]!), 0);
  if (apart > MAX_DIFFERENCE * sum) faults.push(`looks different by ${(apart / sum).toFixed(2)}`);
  for (const [place, mark] of one.marks.entries()) {
    const model = other.marks[place];
    const name = `${mark.kind} ${mark.words}`;
    if (model?.kind !== mark.kind || model.words !== mark.words) return [`${name} is another mark`];
    if (mark.ink.box === null || model.ink.box === null) {
      if (mark.ink.box !== model.ink.box) faults.push(`${name} is painted in one of both`);
      continue;
    }
    const shift = shiftOf(mark, one.box, model, other.box);
    if (shift > MAX_SHIFT_EM * mark.em + MAX_SHIFT_PX) faults.push(`${name} lies ${shift.toFixed(1)} px elsewhere`);
    const factor = mark.ink.amount / model.ink.amount;
    if (Math.max(factor, 1 / factor) > MAX_INK_FACTOR) faults.push(`${name} has ${factor.toFixed(2)} of the ink`);
  }
  return one.marks.length === other.marks.length ? faults : ["has another number of marks"];
}

/** In what a drawing differs from that of another engine, in words; soft edges and thicker letters are no difference. */
export const differencesOf = (drawing: Drawing, model: Drawing): readonly string[] =>
  drawing.length === model.length
    ? drawing.flatMap((frame, place) => differencesOfFrame(frame, model[place]!))
    : ["has another number of answers"];
