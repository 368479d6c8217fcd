import type { Message, Speaker } from "@karota/engine/message.ts";
import { listOf } from "@karota/engine/message.ts";
import type { Direction } from "@karota/engine/grid/grid.ts";
import { cellMessage } from "@karota/ui/hint-look.ts";
import { exitsOf, isSolid, positionOf, type State } from "./board.ts";

const directionWord = (direction: Direction): Message => ({ id: "simpleMaze.direction", values: { direction } });

/** What lies on a cell: nothing, the trail, its wrong part, or the player. */
export type Trail = "none" | "trail" | "astray";

const known = new WeakMap<Speaker, Map<string, string>>();

/** A cell's label: where it is, where one can go from it, what is there. Cached, for labels cost more than all else. */
export function cellLabel({ puzzle, path }: State, cell: number, trail: Trail, speaker: Speaker): string {
  const isHere = path.at(-1) === cell;
  const special = cell === puzzle.start ? "start" : cell === puzzle.end ? "end" : "";
  const key = [cell, puzzle.columns, puzzle.walls[cell], trail, isHere, special].join(" ");
  const words = known.get(speaker) ?? new Map<string, string>();
  known.set(speaker, words);
  const found = words.get(key);
  if (found !== undefined) return found;

  const exits = exitsOf(puzzle, cell);
  const more: Message[] = [
    ...(special ? [{ id: special === "start" ? "simpleMaze.cell.start" : "simpleMaze.cell.end" }] : []),
    ...(trail === "none" || isHere
      ? []
      : [{ id: trail === "trail" ? "simpleMaze.cell.trail" : "simpleMaze.cell.astray" }]),
    ...(isHere ? [{ id: "simpleMaze.cell.here" }] : []),
  ];
  const open: Message = isSolid(puzzle, cell)
    ? { id: "simpleMaze.cell.solid" }
    : {
        id: exits.length === 1 ? "simpleMaze.cell.deadEnd" : "simpleMaze.cell.open",
        values: { ways: listOf(exits.map(directionWord)) },
      };
  const what = more.reduce<Message>(
    (before, next) => ({ id: "simpleMaze.cell.with", values: { what: before, more: next } }),
    open,
  );
  const label = speaker.say(cellMessage(positionOf(puzzle, cell), what));
  words.set(key, label);
  return label;
}
