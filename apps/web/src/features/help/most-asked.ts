import type { Session } from "../../shared/session/session.ts";
import { topicsFor, type Question } from "./questions.ts";

type Six = readonly [Question, Question, Question, Question, Question, Question];

/** What most people ask, and what they ask on some pages, by the beginning of their address. */
const USUAL: Six = ["what", "free", "daily", "hint", "saved", "carrots"];
const BY_PAGE: readonly (readonly [RegExp, Six])[] = [
  [/^\/(games|education|entertainment)\b/, ["rules", "hint", "check", "explain", "saved", "print"]],
  [/^\/credit-/, ["carrots", "price", "buy", "pay", "invoice", "withdraw"]],
  [/^\/myAssignments\b/, ["code", "findAssignment", "finalAnswer", "ownNumbers", "late", "leave"]],
  [
    /^\/(myStudents|studentGroups|mentorship)\b/,
    ["becomeMentor", "addStudents", "joinLink", "newAssignment", "packages", "results"],
  ],
  [/^\/join\b/, ["invited", "signIn", "noPassword", "seeMine", "findAssignment", "leave"]],
  [/^\/progress\b/, ["levels", "leafDown", "practice", "review", "statistics", "time"]],
  [/^\/practice\b/, ["practice", "levels", "leafDown", "review", "statistics", "time"]],
  [
    /^\/(my-profile|settings|login|logout|privacy)\b/,
    ["signIn", "signInFails", "devices", "export", "erase", "language"],
  ],
];

/** The questions that are asked most on the page somebody comes from: six, fewer where nothing costs anything. */
export function mostAsked(from: string, user: Session | null): readonly Question[] {
  const asked = topicsFor(user).flatMap(({ questions }) => questions);
  return (BY_PAGE.find(([page]) => page.test(from))?.[1] ?? USUAL).filter((question) => asked.includes(question));
}
