import { lazy, type ComponentType } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { HomePage } from "../features/home/home-page.tsx";
import type { Access } from "./guard.ts";
import type * as MentorScreens from "./mentor-screens.tsx";
import { loadChunk } from "../shared/api/load-chunk.ts";

type NameIn<Id> = Id extends `page.${infer Name}.title` ? Name : never;
/** The pages that exist; each has the texts `page.<name>.title | description | keywords`. */
export type PageName = NameIn<MessageId>;

/**
 * How wide a screen is: text to read, one thing to do with what follows beside it, shelves and tables, or a board, which
 * takes the room there is. `layout.module.css` has the sizes.
 */
export type Width = "read" | "work" | "page" | "board";

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

/** Loads a screen's part of the page; `route` gives it a second try and an end. */
type Load = () => Promise<{ readonly default: ComponentType }>;

const route = (
  path: string,
  access: Access,
  page: PageName,
  width: Width,
  load: Load,
  texts?: Screen["texts"],
): Route => ({
  path,
  access,
  screen: { page, width, show: lazy(() => loadChunk(load)), ...(texts && { texts }) },
});

const mentorScreen =
  (name: keyof typeof MentorScreens): Load =>
  () =>
    import("./mentor-screens.tsx").then((all) => ({ default: all[name] }));

const help: Load = () => import("../features/help/help-page.tsx");
const education: Load = () => import("../features/catalogue/education-page.tsx");
const wizard: Load = () => import("../features/assignments/wizard/new-assignment-page.tsx");
const assignmentArchive: Load = () => import("../features/assignments/archive-page.tsx");
const assignment: Load = () => import("../features/assignments/assignment-page.tsx");
const entertainment: Load = () => import("../features/catalogue/entertainment-page.tsx");
const myAssignments: Load = () => import("../features/my-assignments/my-assignments-page.tsx");
const myArchive: Load = () => import("../features/my-assignments/my-archive-page.tsx");
const myAssignment: Load = () => import("../features/my-assignments/my-assignment-page.tsx");

/** Every route of the product, with who may enter. */
export const ROUTES: readonly Route[] = [
  { path: "/home", access: "public", screen: { page: "home", width: "page", show: HomePage } },
  route("/education", "public", "education", "page", education),
  route("/entertainment", "public", "entertainment", "page", entertainment),
  route("/games/:game", "public", "game", "work", () => import("../features/dispatch/dispatch-page.tsx")),
  route("/games/:game/print", "public", "game", "work", () => import("../features/print/print-page.tsx")),
  route("/games/:game/:id", "public", "play", "board", () => import("../features/play/play-page.tsx")),
  route("/progress", "public", "progress", "page", () => import("../features/progress/progress-page.tsx")),
  route("/progress/review", "login", "review", "read", () => import("../features/progress/review-page.tsx")),
  route("/login", "public", "login", "read", () => import("../features/account/login-page.tsx")),
  route("/logout", "public", "logout", "read", () => import("../features/account/logout-page.tsx")),
  route("/privacy", "public", "privacy", "read", () => import("../features/about/privacy-page.tsx"), "about"),
  route("/about", "public", "about", "page", () => import("../features/about/about-page.tsx"), "about"),
  route("/imprint", "public", "imprint", "read", () => import("../features/about/imprint-page.tsx"), "about"),
  route("/terms", "public", "terms", "read", () => import("../features/about/terms-page.tsx"), "about"),
  route("/settings", "public", "settings", "work", () => import("../features/settings/settings-page.tsx")),
  route("/credit-usage", "login", "creditUsage", "work", () => import("../features/credits/credit-usage-page.tsx")),
  route("/credit-buy", "login", "creditBuy", "work", () => import("../features/buy/buy-page.tsx")),
  route("/my-profile", "login", "myProfile", "work", () => import("../features/profile/profile-page.tsx")),
  route("/mentorship", "public", "mentorship", "page", () => import("../features/mentorship/mentorship-page.tsx")),
  route("/myStudents", "mentor", "students", "page", mentorScreen("StudentsPage")),
  route("/myStudents/:studentId", "mentor", "student", "page", mentorScreen("StudentScreen")),
  route("/studentGroups", "mentor", "groups", "page", mentorScreen("GroupsPage")),
  route("/studentGroups/:studentGroupId", "mentor", "group", "page", mentorScreen("GroupScreen")),
  route("/qa", "public", "help", "read", help, "help"),
  route("/qa/hints", "public", "helpHints", "read", () => import("../features/help/hints-page.tsx"), "help"),
  route("/qa/grades", "public", "helpGrades", "read", () => import("../features/help/grades-page.tsx"), "help"),
  route("/qa/:game", "public", "help", "read", help, "help"),
  route(
    "/accessibility",
    "public",
    "accessibility",
    "read",
    () => import("../features/about/accessibility-page.tsx"),
    "about",
  ),
  route("/myAssignments", "login", "myAssignments", "page", myAssignments),
  route("/myAssignments/archive", "login", "myArchive", "page", myArchive),
  route("/myAssignments/:assignmentId", "login", "myAssignment", "work", myAssignment),
  route("/status", "admin", "status", "page", () => import("../features/admin/admin-page.tsx"), "admin"),
  route("/users", "admin", "users", "page", () => import("../features/admin/people/people-page.tsx"), "admin"),
  ...["/myStudents/:studentId", "/studentGroups/:studentGroupId"].flatMap((base) => [
    route(`${base}/newAssignment`, "mentor", "newAssignment", "work", wizard),
    route(`${base}/archive`, "mentor", "assignmentArchive", "page", assignmentArchive),
    route(`${base}/assignments/:assignmentId`, "mentor", "assignment", "page", assignment),
  ]),
];
