import { listOf, type Message } from "@karota/engine/message.ts";
import { decimalText, exact } from "@karota/engine/quiz/exact.ts";
import { facesOf, type Puzzle } from "./board.ts";
import type { Face } from "./faces.ts";
import { PICTURES, type CardSymbol } from "./symbols.ts";

const pictureName = (picture: CardSymbol): Message => ({ id: `memory.symbol.${PICTURES[picture]}` });

/** A card as it is named where it is not seen. */
export function faceName(face: Face): Message {
  switch (face.kind) {
    case "product": {
      const [one, other] = face.factors;
      return { id: "memory.face.product", values: { one, other } };
    }
    case "number":
      return listOf([face.value]);
    case "fraction":
      return { id: "memory.face.fraction", values: { over: face.over, under: face.under } };
    case "decimal": {
      const [whole = "", places = ""] = decimalText(exact(face.over, face.under), ".")!.split(".");
      return { id: "memory.face.decimal", values: { whole, places } };
    }
    case "flag":
      return { id: "memory.face.flag", values: { country: { id: "memory.face.country", values: face.name } } };
    case "country":
      return { id: "memory.face.country", values: face.name };
    case "picture":
      return pictureName(face.picture);
    case "word":
      return listOf([face.word]);
  }
}

/** All cards of a symbol in one: the picture that all of them show, "7 · 8 = 56", the country, "Apfel – apple". */
export function groupName(puzzle: Puzzle, symbol: CardSymbol): Message {
  const [one, other] = facesOf(puzzle, symbol);
  if (!puzzle.faces) return faceName(one!);
  if (one!.kind === "flag") return faceName(other!);
  const values = { one: faceName(one!), other: faceName(other!) };
  return { id: one!.kind === "picture" ? "memory.pair.word" : "memory.pair.equal", values };
}
