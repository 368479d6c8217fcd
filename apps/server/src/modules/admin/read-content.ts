import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { ContentGame, ContentReply } from "@karota/contract/admin/content.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { countPlays } from "../games/index.ts";
import type { AdminDeps } from "./admin-deps.ts";

const WEEK_DAYS = 7;
/** What every game says of itself, and what a quiz says of learning. */
const NEEDED = {
  entertainment: ["name", "tagline", "rule.1"],
  education: ["name", "tagline", "rule.1", "goal", "requires"],
};

/** The texts of each game: how many there are, and which are in no catalogue or only in another language's. */
function textsOf({ id, type }: CatalogueRow): ContentGame["texts"] {
  const own = (language: Language) => Object.keys(catalogueOf(language)).filter((text) => text.startsWith(`${id}.`));
  const wanted = new Set([...NEEDED[type].map((word) => `${id}.${word}`), ...LANGUAGES.flatMap(own)]);
  const of = (language: Language) => {
    const there = new Set(own(language));
    return { count: there.size, missing: [...wanted].filter((text) => !there.has(text)).toSorted() };
  };
  return { sl: of("sl"), en: of("en"), de: of("de") };
}

/** Every game of the catalogue, with what is ready, what is missing and how it is played. */
export async function readContent(admin: AdminDeps): Promise<ContentReply> {
  const { catalogue, clock, calendar, database, boards, settings } = admin;
  const spans = await boards.ahead();
  const today = spans.find(({ period, running }) => period === "daily" && running)!;
  const plays = await countPlays(database.db, calendar.daysAfter(clock.now(), -WEEK_DAYS));
  const closed = new Set(settings().closed_games);
  const games = catalogue.map((row, at): ContentGame => {
    const { game, wordy } = boards.registry.all[at]!;
    const ready = today.ready.filter((board) => board.game === row.id);
    return {
      id: row.id,
      type: row.type,
      subtype: row.subtype,
      active: row.active,
      closed: closed.has(row.id),
      presets: game.options.presets.length,
      wordy,
      today: LANGUAGES.filter((language) =>
        ready.some((board) => board.language === null || board.language === language),
      ),
      texts: textsOf(row),
      plays: plays.get(row.id) ?? { started: 0, completed: 0 },
    };
  });
  return { games };
}
