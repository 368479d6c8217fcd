import { expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ROUTES } from "../../app/routes.tsx";
import { canBring } from "../../shared/bring.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { answerTo, ARTICLES, TOPICS, topicsFor } from "./questions.ts";

const places = new Set<string>([...TOPICS.flatMap(({ id, questions }) => [`topic-${id}`, ...questions]), "games"]);

/** A screen of its own, or the place where a game takes boards that players bring. */
const isScreen = (pathname: string): boolean => {
  const game = /^\/games\/(\w+)\/bring$/.exec(pathname)?.[1];
  return game === undefined ? ROUTES.some(({ path }) => path === pathname) : canBring(game);
};

it.each(LANGUAGES)("every link in an answer in %s leads to a screen, and within the help to a place", (language) => {
  const { say } = SPEAKERS[language];
  const texts = [
    ...TOPICS.flatMap(({ questions }) => questions.map((id) => say({ id: `help.a.${id}` }))),
    ...ARTICLES.flatMap(({ paragraphs }) => paragraphs.map((id) => say({ id }))),
  ];
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]!));
  expect(links.length).toBeGreaterThan(20);
  const leadsSomewhere = (link: string): boolean => {
    const { pathname, hash } = new URL(link, "https://karota.example");
    return isScreen(pathname) && (pathname !== "/qa" || places.has(hash.slice(1)));
  };
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

it("asks no question twice", () => {
  const questions = TOPICS.flatMap(({ questions: all }) => all);
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThan(40);
});

it.each(LANGUAGES)("speaks of no carrots and no packages on a free site in %s", (language) => {
  setSiteSettings({ free: true });
  const questions = topicsFor(null).flatMap(({ questions: all }) => all);
  const answers = questions.map((question) => SPEAKERS[language].say({ id: answerTo(question, null) }));
  expect(answers.filter((answer) => /korenč|paket|carrot|package|karotte/i.test(answer))).toEqual([]);
  localStorage.clear();
});
