import type { Message } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";

const named = (id: MessageId, values?: Message["values"]): Message => (values ? { id, values } : { id });

/** The steps that a game's hints know, the easiest first; as examples where a digit or a size belongs to the name. */
const TECHNIQUES: Readonly<Record<string, readonly Message[]>> = {
  sudoku: [
    named("sudoku.technique.lastCell"),
    named("sudoku.technique.hiddenSingle", { digit: 5 }),
    named("sudoku.technique.nakedSingle"),
    named("sudoku.technique.locked", { digit: 5 }),
    named("sudoku.technique.nakedSet", { size: 2 }),
    named("sudoku.technique.hiddenSet", { size: 2 }),
    named("sudoku.technique.fish", { size: 2 }),
    named("sudoku.technique.xyWing"),
    named("sudoku.technique.colouring", { digit: 5 }),
    named("sudoku.technique.rectangle"),
    named("sudoku.technique.chain"),
    named("sudoku.technique.trial"),
  ],
  kakuro: [
    named("kakuro.technique.lastCell"),
    named("kakuro.technique.nakedSingle"),
    named("kakuro.technique.onlyPlace", { digit: 5 }),
    named("kakuro.technique.combinations"),
    named("kakuro.technique.nakedSet", { size: 2 }),
  ],
  minesweeper: [
    named("minesweeper.technique.number"),
    named("minesweeper.technique.rest"),
    named("minesweeper.technique.pair"),
    named("minesweeper.technique.cases"),
    named("minesweeper.technique.total"),
  ],
  crossword: [
    named("crossword.technique.last"),
    named("crossword.technique.crossing"),
    named("crossword.technique.first"),
  ],
  caesarCypher: [
    named("caesarCypher.hint.shift"),
    named("caesarCypher.hint.short"),
    named("caesarCypher.hint.common"),
    named("caesarCypher.hint.turn"),
  ],
  memory: [named("memory.hint.known"), named("memory.hint.partly"), named("memory.hint.new")],
  simpleMaze: [named("simpleMaze.hint.right"), named("simpleMaze.hint.astray"), named("simpleMaze.hint.end")],
  meme: [
    named("meme.hint.against"),
    named("meme.hint.first"),
    named("meme.hint.next"),
    named("meme.hint.probe"),
    named("meme.hint.only"),
  ],
};

export const techniquesOf = (game: string): readonly Message[] => TECHNIQUES[game] ?? [];
