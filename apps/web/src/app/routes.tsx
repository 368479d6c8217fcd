import { lazy, type ComponentType } from "react";
import { HomePage } from "../features/home/home-page.tsx";
import type { Access } from "./guard.ts";
import { loadChunk } from "../shared/api/load-chunk.ts";

/** The pages that exist; each has the texts `page.<name>.title | description | keywords`. */
export type PageName =
  | "home"
  | "education"
  | "entertainment"
  | "game"
  | "play"
  | "progress"
  | "review"
  | "login"
  | "logout"
  | "privacy"
  | "about"
  | "creditUsage"
  | "creditBuy"
  | "myProfile"
  | "settings"
  | "newAssignment"
  | "assignmentArchive"
  | "assignment"
  | "mentorship"
  | "students"
  | "student"
  | "groups"
  | "group"
  | "myAssignments"
  | "myArchive"
  | "myAssignment"
  | "help"
  | "accessibility"
  | "status"
  | "users";

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

const screen = (page: PageName, load: () => Promise<{ default: ComponentType }>, texts?: Screen["texts"]): Screen => ({
  page,
  show: lazy(() => loadChunk(load)),
  ...(texts && { texts }),
});

const built = (path: string, access: Access, what: Screen): Route => ({ path, access, screen: what });

const NEW_ASSIGNMENT = screen("newAssignment", () => import("../features/assignments/wizard/new-assignment-page.tsx"));
const ASSIGNMENT_ARCHIVE = screen("assignmentArchive", () => import("../features/assignments/archive-page.tsx"));
const ASSIGNMENT = screen("assignment", () => import("../features/assignments/assignment-page.tsx"));

/** Every route of the product, with who may enter. */
export const ROUTES: readonly Route[] = [
  built("/home", "public", { page: "home", show: HomePage }),
  built(
    "/education",
    "public",
    screen("education", () => import("../features/catalogue/education-page.tsx")),
  ),
  built(
    "/entertainment",
    "public",
    screen("entertainment", () => import("../features/catalogue/entertainment-page.tsx")),
  ),
  built(
    "/games/:game",
    "public",
    screen("game", () => import("../features/dispatch/dispatch-page.tsx")),
  ),
  built(
    "/games/:game/print",
    "public",
    screen("game", () => import("../features/print/print-page.tsx")),
  ),
  built(
    "/games/:game/:id",
    "public",
    screen("play", () => import("../features/play/play-page.tsx")),
  ),
  built(
    "/progress",
    "public",
    screen("progress", () => import("../features/progress/progress-page.tsx")),
  ),
  built(
    "/progress/review",
    "login",
    screen("review", () => import("../features/progress/review-page.tsx")),
  ),
  built(
    "/login",
    "public",
    screen("login", () => import("../features/account/login-page.tsx")),
  ),
  built(
    "/logout",
    "public",
    screen("logout", () => import("../features/account/logout-page.tsx")),
  ),
  built(
    "/privacy",
    "public",
    screen("privacy", () => import("../features/about/privacy-page.tsx")),
  ),
  built(
    "/about",
    "public",
    screen("about", () => import("../features/about/about-page.tsx")),
  ),
  built(
    "/settings",
    "public",
    screen("settings", () => import("../features/settings/settings-page.tsx")),
  ),
  built(
    "/credit-usage",
    "login",
    screen("creditUsage", () => import("../features/credits/credit-usage-page.tsx")),
  ),
  built(
    "/credit-buy",
    "login",
    screen("creditBuy", () => import("../features/buy/buy-page.tsx")),
  ),
  built(
    "/my-profile",
    "login",
    screen("myProfile", () => import("../features/profile/profile-page.tsx")),
  ),
  built(
    "/mentorship",
    "public",
    screen("mentorship", () => import("../features/mentorship/mentorship-page.tsx")),
  ),
  built(
    "/myStudents",
    "mentor",
    screen("students", () => import("./mentor-screens.tsx").then((all) => ({ default: all.StudentsPage }))),
  ),
  built(
    "/myStudents/:studentId",
    "mentor",
    screen("student", () => import("./mentor-screens.tsx").then((all) => ({ default: all.StudentScreen }))),
  ),
  built(
    "/studentGroups",
    "mentor",
    screen("groups", () => import("./mentor-screens.tsx").then((all) => ({ default: all.GroupsPage }))),
  ),
  built(
    "/studentGroups/:studentGroupId",
    "mentor",
    screen("group", () => import("./mentor-screens.tsx").then((all) => ({ default: all.GroupScreen }))),
  ),
  built(
    "/qa",
    "public",
    screen("help", () => import("../features/help/help-page.tsx"), "help"),
  ),
  built(
    "/qa/:game",
    "public",
    screen("help", () => import("../features/help/help-page.tsx"), "help"),
  ),
  built(
    "/accessibility",
    "public",
    screen("accessibility", () => import("../features/about/accessibility-page.tsx")),
  ),
  built(
    "/myAssignments",
    "login",
    screen("myAssignments", () => import("../features/my-assignments/my-assignments-page.tsx")),
  ),
  built(
    "/myAssignments/archive",
    "login",
    screen("myArchive", () => import("../features/my-assignments/my-archive-page.tsx")),
  ),
  built(
    "/myAssignments/:assignmentId",
    "login",
    screen("myAssignment", () => import("../features/my-assignments/my-assignment-page.tsx")),
  ),
  built(
    "/status",
    "admin",
    screen("status", () => import("../features/admin/admin-page.tsx"), "admin"),
  ),
  built(
    "/users",
    "admin",
    screen("users", () => import("../features/admin/people/people-page.tsx"), "admin"),
  ),
  ...["/myStudents/:studentId", "/studentGroups/:studentGroupId"].flatMap((base) => [
    built(`${base}/newAssignment`, "mentor", NEW_ASSIGNMENT),
    built(`${base}/archive`, "mentor", ASSIGNMENT_ARCHIVE),
    built(`${base}/assignments/:assignmentId`, "mentor", ASSIGNMENT),
  ]),
];
