import { findGame } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { findText } from "./i18n/texts.ts";

const MAX_RULES = 9;
const PLACES = Array.from({ length: MAX_RULES }, (_, index) => index + 1);

/** The rules of a game whose texts are loaded; what holds for every quiz is written once for all of them. */
export function rulesOf(game: string, speaker: Speaker): readonly string[] {
  const isQuiz = findGame(game)?.type === "education";
  return PLACES.flatMap(
    (place) =>
      findText(`${game}.rule.${place}`, speaker) ?? (isQuiz ? findText(`quiz.rule.${place}`, speaker) : null) ?? [],
  );
}
