import { CATEGORIES, type Category } from "@karota/games/categories.ts";
import { CATALOGUE, findGame, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { findText } from "../i18n/texts.ts";
import { fold } from "../fold.ts";
import { readSiteSettings } from "../session/site-settings.ts";

export const gameName = (id: string, speaker: Speaker): string => speaker.say({ id: `${id}.name` });

/** A game's name with soft hyphens where its long words may be divided: for the eye only. */
export const dividedName = (id: string, speaker: Speaker): string =>
  speaker
    .say({ id: "shelf.divided" })
    .split(" ")
    .reduce((name, word) => name.replace(word.replaceAll("\u00ad", ""), word), gameName(id, speaker));

export const gamePath = (id: string, board?: string): string =>
  board === undefined ? `/games/${pathOf(id)}` : `/games/${pathOf(id)}/${board}`;

export const categoryOf = (id: string): Category => findGame(id)?.subtype ?? "leisure";

/** Whether the site has closed a game; its boards that were begun are still there. */
export const isClosed = (id: string): boolean => readSiteSettings()?.closed_games.includes(id) ?? false;

/** The active games, in the order of the catalogue. */
export const activeGames = (): readonly CatalogueRow[] => CATALOGUE.filter(({ id, active }) => active && !isClosed(id));

/** The categories that have games, with them. */
export const categories = (
  type?: CatalogueRow["type"],
): readonly { category: Category; games: readonly CatalogueRow[] }[] =>
  CATEGORIES.map((category) => ({
    category,
    games: activeGames().filter((game) => game.subtype === category && (type === undefined || game.type === type)),
  })).filter(({ games }) => games.length > 0);

/** Whether a typed text, without regard to case and accents, is part of one of the texts. */
export const matches = (typed: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => fold(text).includes(fold(typed.trim())));

/** Games found by name, category or, once it is loaded, tagline. */
export function findGames(typed: string, speaker: Speaker): readonly CatalogueRow[] {
  if (typed.trim() === "") return [];
  return activeGames().filter(({ id, subtype }) =>
    matches(
      typed,
      gameName(id, speaker),
      speaker.say({ id: `category.${subtype}` }),
      findText(`${id}.tagline`, speaker) ?? "",
    ),
  );
}
