import type { MessageId } from "@karota/texts/ids.ts";
import { freeText } from "../../shared/format/free-text.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import type { Session } from "../../shared/session/session.ts";

/** All questions by topic, in the order of the page; the texts are `help.q.<id>` and `help.a.<id>`. */
export const TOPICS = [
  { id: "start", questions: ["what", "free", "signIn", "noPassword", "signInFails", "language", "install"] },
  { id: "challenges", questions: ["daily", "yesterday", "weekly", "midnight", "guests", "share"] },
  {
    id: "playing",
    questions: [
      "rules",
      "hint",
      "check",
      "undo",
      "pencil",
      "timer",
      "restart",
      "lost",
      "explain",
      "schoolWay",
      "typed",
      "print",
      "bring",
      "shareBoard",
    ],
  },
  { id: "saving", questions: ["saved", "offline", "devices", "newer", "signOut"] },
  { id: "learning", questions: ["levels", "leafDown", "practice", "review", "statistics", "time", "years"] },
  { id: "carrots", questions: ["carrots", "price", "firstCarrots", "notEnough", "usage"] },
  { id: "buying", questions: ["buy", "pay", "invoice", "transfer", "withdraw", "declined"] },
  {
    id: "students",
    questions: ["code", "invited", "codeWrong", "findAssignment", "finalAnswer", "ownNumbers", "late", "leave"],
  },
  {
    id: "mentors",
    questions: [
      "becomeMentor",
      "addStudents",
      "groups",
      "joinLink",
      "joinLinkSafe",
      "yearEnd",
      "classCards",
      "newAssignment",
      "assignmentPrice",
      "packages",
      "results",
    ],
  },
  {
    id: "access",
    questions: ["keyboard", "letters", "screenReader", "colours", "textSize", "dyslexia", "motion", "shaking"],
  },
  { id: "data", questions: ["stored", "export", "erase", "tracking", "seeMine"] },
  { id: "trouble", questions: ["errorCode", "newVersion", "expired", "blocked", "mistakeInBoard"] },
] as const;
/** What is only asked where something costs carrots. */
const OF_CARROTS: ReadonlySet<string> = new Set<Topic | Question>(["carrots", "buying", "assignmentPrice", "packages"]);
/** The answers that mention carrots, and have another form for a free site. */
const WITH_FREE_FORM = ["free", "restart", "offline", "levels", "print", "stored", "erase", "joinLink"] as const;

interface TopicOfQuestions {
  readonly id: Topic;
  readonly questions: readonly Question[];
}

/** The topics and questions that somebody has on this site. */
export function topicsFor(user: Session | null): readonly TopicOfQuestions[] {
  const isAsked = (id: Topic | Question) => !(isFreeSite() && OF_CARROTS.has(id));
  return TOPICS.filter(({ id }) => isAsked(id) && (id !== "buying" || canBuy(user))).map(({ id, questions }) => ({
    id,
    questions: questions.filter(isAsked),
  }));
}

/** The text of an answer, in the form that is right on this site. */
export function answerTo(question: Question, user: Session | null): MessageId {
  const withFreeForm = WITH_FREE_FORM.find((one) => one === question);
  if (withFreeForm) return freeText(`help.a.${withFreeForm}`);
  return question === "notEnough" && !canBuy(user) ? "help.a.notEnough.noShop" : `help.a.${question}`;
}

export type Topic = (typeof TOPICS)[number]["id"];
export type Question = (typeof TOPICS)[number]["questions"][number];

/** Longer answers, paragraph by paragraph. */
export const ARTICLES = [
  {
    id: "hints",
    paragraphs: [
      "help.article.hints.1",
      "help.article.hints.2",
      "help.article.hints.3",
      "help.article.hints.4",
      "help.article.hints.5",
    ],
  },
  {
    id: "grades",
    paragraphs: [
      "help.article.grades.1",
      "help.article.grades.2",
      "help.article.grades.3",
      "help.article.grades.4",
      "help.article.grades.5",
      "help.article.grades.6",
    ],
  },
] as const;
export type Article = (typeof ARTICLES)[number]["id"];
