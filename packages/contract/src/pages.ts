/** Every address that has a page; `:name` is a parameter, which `?` after it lets out. The page's routes and the server share it. */
export const PAGES = [
  "/home",
  "/education",
  "/entertainment",
  "/games/:game",
  "/games/:game/print",
  "/games/:game/:id",
  "/progress",
  "/progress/review",
  "/book",
  "/practice",
  "/login",
  "/logout",
  "/privacy",
  "/about",
  "/imprint",
  "/terms",
  "/settings",
  "/credit-usage",
  "/credit-buy",
  "/my-profile",
  "/mentorship",
  "/join/:token",
  "/b/:code",
  "/b/:code/race",
  "/lesson/:code?",
  "/lessons/:id?/:view?",
  "/class",
  "/myStudents",
  "/myStudents/:studentId",
  "/studentGroups",
  "/studentGroups/yearEnd",
  "/studentGroups/:studentGroupId",
  "/qa",
  "/qa/hints",
  "/qa/grades",
  "/qa/:game",
  "/accessibility",
  "/myAssignments",
  "/myAssignments/archive",
  "/myAssignments/:assignmentId",
  "/status",
  "/users",
  "/myStudents/:studentId/newAssignment",
  "/myStudents/:studentId/archive",
  "/myStudents/:studentId/assignments/:assignmentId",
  "/studentGroups/:studentGroupId/newAssignment",
  "/studentGroups/:studentGroupId/archive",
  "/studentGroups/:studentGroupId/assignments/:assignmentId",
] as const;

/** What the first document of a visit shows before any script has run; private pages and those of a browser's own data get a bare shell. */
export const RENDERED = [
  "/home",
  "/education",
  "/entertainment",
  "/games/:game",
  "/games/:game/daily",
  "/login",
  "/privacy",
  "/about",
  "/imprint",
  "/terms",
  "/mentorship",
  "/qa",
  "/qa/hints",
  "/qa/grades",
  "/qa/:game",
  "/accessibility",
] as const;

const patternOf = (page: string): RegExp => {
  const source = page.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}/?$`);
};
const rendered = RENDERED.map(patternOf);
const patterns = PAGES.map(patternOf);

/** Whether an address has a page of its own; `/` leads to the first. */
export const isPage = (path: string): boolean => path === "/" || patterns.some((pattern) => pattern.test(path));

/** Whether the server renders the page of an address. */
export const isRendered = (path: string): boolean => rendered.some((pattern) => pattern.test(path));
