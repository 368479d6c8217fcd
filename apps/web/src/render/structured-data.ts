import { LANGUAGES, type Speaker } from "@karota/engine/message.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { plainOf } from "../features/help/marked.tsx";
import { answerTo, topicsFor } from "../features/help/questions.ts";
import { gameName, gamePath } from "../shared/format/game-words.ts";
import { gameOfPath } from "./game-of-path.ts";

const CONTEXT = "https://schema.org";

export interface DescribedPage {
  readonly path: string;
  readonly publicUrl: string;
  readonly speaker: Speaker;
  /** Its description in the page's language. */
  readonly description: string;
}

/** The address of a page in the language of the speaker, as its document names it. */
const addressOf = (path: string, { publicUrl, speaker }: DescribedPage): string =>
  `${new URL(path, publicUrl).href}?language=${speaker.language}`;

function application(page: DescribedPage): object {
  const { speaker, description } = page;
  return {
    "@context": CONTEXT,
    "@type": "WebApplication",
    name: speaker.say({ id: "shell.brand" }),
    url: addressOf(page.path, page),
    description,
    applicationCategory: "EducationalApplication",
    operatingSystem: "Any",
    browserRequirements: speaker.say({ id: "shell.noscript" }),
    inLanguage: LANGUAGES,
    // The challenges of the day; what is offered for carrots is no part of it.
    offers: {
      "@type": "Offer",
      price: "0",
      priceCurrency: "EUR",
      description: speaker.say({ id: "home.about" }),
    },
  };
}

const questions = ({ speaker }: DescribedPage): object => ({
  "@context": CONTEXT,
  "@type": "FAQPage",
  inLanguage: speaker.language,
  mainEntity: topicsFor(null).flatMap((topic) =>
    topic.questions.map((question) => ({
      "@type": "Question",
      name: speaker.say({ id: `help.q.${question}` }),
      acceptedAnswer: { "@type": "Answer", text: plainOf(speaker.say({ id: answerTo(question, null) })) },
    })),
  ),
});

type Crumb = readonly [name: string, path: string];

/** The way to a game's pages, each with the name that the page itself shows. */
function crumbsOf(path: string, { id, type }: CatalogueRow, speaker: Speaker): readonly Crumb[] {
  const game = gameName(id, speaker);
  const home: Crumb = [speaker.say({ id: "shell.menu.home" }), "/home"];
  if (path.startsWith("/qa/")) return [home, [speaker.say({ id: "help.title" }), "/qa"], [game, `/qa/${pathOf(id)}`]];
  const toGame = [home, [speaker.say({ id: `shell.menu.${type}` }), `/${type}`], [game, gamePath(id)]] as const;
  return path.endsWith("/daily") ? [...toGame, [speaker.say({ id: "dispatch.daily" }), gamePath(id, "daily")]] : toGame;
}

const breadcrumbs = (crumbs: readonly Crumb[], page: DescribedPage): object => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(([name, path], place) => ({
    "@type": "ListItem",
    position: place + 1,
    name,
    item: addressOf(path, page),
  })),
});

/** What search engines read about a page; its texts have to be loaded. */
export function structuredDataOf(page: DescribedPage): readonly object[] {
  const game = gameOfPath(page.path);
  if (game) return [breadcrumbs(crumbsOf(page.path, game, page.speaker), page)];
  if (page.path === "/home") return [application(page)];
  return page.path === "/qa" ? [questions(page)] : [];
}
