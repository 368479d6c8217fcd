/** The questions by topic, in the order of the page; the texts are `help.q.<id>` and `help.a.<id>`. */
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
    ],
  },
  { id: "saving", questions: ["saved", "offline", "devices", "newer", "signOut"] },
  { id: "learning", questions: ["levels", "leafDown", "review", "statistics", "time", "years"] },
  { id: "carrots", questions: ["carrots", "price", "firstCarrots", "notEnough", "usage"] },
  { id: "buying", questions: ["buy", "pay", "invoice", "transfer", "withdraw", "declined"] },
  { id: "students", questions: ["code", "codeWrong", "findAssignment", "finalAnswer", "ownNumbers", "late", "leave"] },
  {
    id: "mentors",
    questions: ["becomeMentor", "addStudents", "groups", "newAssignment", "assignmentPrice", "packages", "results"],
  },
  {
    id: "access",
    questions: ["keyboard", "letters", "screenReader", "colours", "textSize", "dyslexia", "motion", "shaking"],
  },
  { id: "data", questions: ["stored", "export", "erase", "tracking", "seeMine"] },
  { id: "trouble", questions: ["errorCode", "newVersion", "expired", "blocked", "mistakeInBoard"] },
] as const;
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
