import { lazy, type ComponentType } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { HomePage } from "../features/home/home-page.tsx";
import type { Access } from "./guard.ts";
import type { SCREENS } from "./screens.ts";
import { loadChunk } from "../shared/api/load-chunk.ts";

type NameIn<Id> = Id extends `page.${infer Name}.title` ? Name : never;
/** The pages that exist; each has the texts `page.<name>.title | description | keywords`. */
export type PageName = NameIn<MessageId>;

/**
 * How wide a screen is: text to read, tasks of quizzes, tasks with room for a solution beside them, one thing to do
 * with what follows beside it, shelves and tables, or a board, which takes the room there is. `layout.module.css` has the sizes.
 */
export type Width = "read" | "task" | "task-solved" | "work" | "page" | "board";

interface Screen {
  readonly page: PageName;
  readonly width: Width;
  readonly show: ComponentType;
  /** A part of the texts that only this screen and its neighbours need. */
  readonly texts?: "admin" | "help" | "about";
}
export interface Route {
  readonly path: string;
  readonly access: Access;
  readonly screen: Screen;
}

/** The list of the screens' files is long, and home does without it. */
const route = (
  path: string,
  access: Access,
  page: PageName,
  width: Width,
  screen: keyof typeof SCREENS,
  texts?: Screen["texts"],
): Route => ({
  path,
  access,
  screen: {
    page,
    width,
    show: lazy(() => loadChunk(async () => (await import("./screens.ts")).SCREENS[screen]())),
    ...(texts && { texts }),
  },
});

/** Every route of the product, with who may enter. */
export const ROUTES: readonly Route[] = [
  { path: "/home", access: "public", screen: { page: "home", width: "page", show: HomePage } },
  route("/education", "public", "education", "page", "education"),
  route("/entertainment", "public", "entertainment", "page", "entertainment"),
  route("/games/:game", "public", "game", "work", "dispatch"),
  route("/games/:game/print", "public", "game", "work", "print"),
  route("/games/:game/:id", "public", "play", "board", "play"),
  route("/progress", "public", "progress", "page", "progress"),
  route("/progress/review", "login", "review", "task-solved", "review"),
  route("/book", "login", "book", "work", "book"),
  route("/practice", "login", "practice", "task-solved", "practice"),
  route("/login", "public", "login", "read", "login"),
  route("/logout", "public", "logout", "read", "logout"),
  route("/privacy", "public", "privacy", "read", "privacy", "about"),
  route("/about", "public", "about", "page", "about", "about"),
  route("/imprint", "public", "imprint", "read", "imprint", "about"),
  route("/terms", "public", "terms", "read", "terms", "about"),
  route("/settings", "public", "settings", "work", "settings"),
  route("/credit-usage", "login", "creditUsage", "work", "creditUsage"),
  route("/credit-buy", "login", "creditBuy", "work", "creditBuy"),
  route("/my-profile", "login", "myProfile", "work", "profile"),
  route("/mentorship", "public", "mentorship", "page", "mentorship"),
  route("/join/:token", "public", "join", "read", "join"),
  route("/b/:code", "public", "shared", "read", "shared"),
  route("/b/:code/race", "public", "race", "read", "race"),
  route("/lesson/:code?", "public", "lesson", "task", "lesson"),
  route("/lessons/:id?/:view?", "mentor", "lessons", "page", "lessons"),
  route("/class", "public", "class", "read", "class"),
  route("/myStudents", "mentor", "students", "page", "students"),
  route("/myStudents/:studentId", "mentor", "student", "page", "student"),
  route("/studentGroups", "mentor", "groups", "page", "groups"),
  route("/studentGroups/yearEnd", "mentor", "yearEnd", "page", "yearEnd"),
  route("/studentGroups/:studentGroupId", "mentor", "group", "page", "group"),
  route("/qa", "public", "help", "read", "help", "help"),
  route("/qa/hints", "public", "helpHints", "read", "hints", "help"),
  route("/qa/grades", "public", "helpGrades", "read", "grades", "help"),
  route("/qa/:game", "public", "help", "read", "help", "help"),
  route("/accessibility", "public", "accessibility", "read", "accessibility", "about"),
  route("/myAssignments", "login", "myAssignments", "page", "myAssignments"),
  route("/myAssignments/archive", "login", "myArchive", "page", "myArchive"),
  route("/myAssignments/:assignmentId", "login", "myAssignment", "task", "myAssignment"),
  route("/status", "admin", "status", "page", "status", "admin"),
  route("/users", "admin", "users", "page", "people", "admin"),
  ...["/myStudents/:studentId", "/studentGroups/:studentGroupId"].flatMap((base) => [
    route(`${base}/newAssignment`, "mentor", "newAssignment", "work", "newAssignment"),
    route(`${base}/archive`, "mentor", "assignmentArchive", "page", "assignmentArchive"),
    route(`${base}/assignments/:assignmentId`, "mentor", "assignment", "page", "assignment"),
  ]),
];
