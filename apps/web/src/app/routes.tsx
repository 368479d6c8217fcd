import { lazy, type ComponentType } from "react";
import type { MessageId } from "@karota/texts/ids.ts";
import { HomePage } from "../features/home/home-page.tsx";
import type { Access } from "./guard.ts";
import type * as MentorScreens from "./mentor-screens.tsx";
import { loadChunk } from "../shared/api/load-chunk.ts";

type NameIn<Id> = Id extends `page.${infer Name}.title` ? Name : never;
/** The pages that exist; each has the texts `page.<name>.title | description | keywords`. */
export type PageName = NameIn<MessageId>;

interface Screen {
  readonly page: PageName;
  readonly show: ComponentType;
  /** A part of the texts that only this screen and its neighbours need. */
  readonly texts?: "admin" | "help";
}
export interface Route {
  readonly path: string;
  readonly access: Access;
  readonly screen: Screen;
}

/** Loads a screen's part of the page; `route` gives it a second try and an end. */
type Load = () => Promise<{ readonly default: ComponentType }>;

const route = (path: string, access: Access, page: PageName, load: Load, texts?: Screen["texts"]): Route => ({
  path,
  access,
  screen: { page, show: lazy(() => loadChunk(load)), ...(texts && { texts }) },
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
  { path: "/home", access: "public", screen: { page: "home", show: HomePage } },
  route("/education", "public", "education", education),
  route("/entertainment", "public", "entertainment", entertainment),
  route("/games/:game", "public", "game", () => import("../features/dispatch/dispatch-page.tsx")),
  route("/games/:game/print", "public", "game", () => import("../features/print/print-page.tsx")),
  route("/games/:game/:id", "public", "play", () => import("../features/play/play-page.tsx")),
  route("/progress", "public", "progress", () => import("../features/progress/progress-page.tsx")),
  route("/progress/review", "login", "review", () => import("../features/progress/review-page.tsx")),
  route("/login", "public", "login", () => import("../features/account/login-page.tsx")),
  route("/logout", "public", "logout", () => import("../features/account/logout-page.tsx")),
  route("/privacy", "public", "privacy", () => import("../features/about/privacy-page.tsx")),
  route("/about", "public", "about", () => import("../features/about/about-page.tsx")),
  route("/settings", "public", "settings", () => import("../features/settings/settings-page.tsx")),
  route("/credit-usage", "login", "creditUsage", () => import("../features/credits/credit-usage-page.tsx")),
  route("/credit-buy", "login", "creditBuy", () => import("../features/buy/buy-page.tsx")),
  route("/my-profile", "login", "myProfile", () => import("../features/profile/profile-page.tsx")),
  route("/mentorship", "public", "mentorship", () => import("../features/mentorship/mentorship-page.tsx")),
  route("/myStudents", "mentor", "students", mentorScreen("StudentsPage")),
  route("/myStudents/:studentId", "mentor", "student", mentorScreen("StudentScreen")),
  route("/studentGroups", "mentor", "groups", mentorScreen("GroupsPage")),
  route("/studentGroups/:studentGroupId", "mentor", "group", mentorScreen("GroupScreen")),
  route("/qa", "public", "help", help, "help"),
  route("/qa/hints", "public", "helpHints", () => import("../features/help/hints-page.tsx"), "help"),
  route("/qa/grades", "public", "helpGrades", () => import("../features/help/grades-page.tsx"), "help"),
  route("/qa/:game", "public", "help", help, "help"),
  route("/accessibility", "public", "accessibility", () => import("../features/about/accessibility-page.tsx")),
  route("/myAssignments", "login", "myAssignments", myAssignments),
  route("/myAssignments/archive", "login", "myArchive", myArchive),
  route("/myAssignments/:assignmentId", "login", "myAssignment", myAssignment),
  route("/status", "admin", "status", () => import("../features/admin/admin-page.tsx"), "admin"),
  route("/users", "admin", "users", () => import("../features/admin/people/people-page.tsx"), "admin"),
  ...["/myStudents/:studentId", "/studentGroups/:studentGroupId"].flatMap((base) => [
    route(`${base}/newAssignment`, "mentor", "newAssignment", wizard),
    route(`${base}/archive`, "mentor", "assignmentArchive", assignmentArchive),
    route(`${base}/assignments/:assignmentId`, "mentor", "assignment", assignment),
  ]),
];
