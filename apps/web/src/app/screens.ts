import type { ComponentType } from "react";

/** Loads a screen's part of the page. */
type Load = () => Promise<{ readonly default: ComponentType }>;

const mentorScreens = () => import("./mentor-screens.tsx");

/** The screens that later visits load, by name. `routes.tsx` gives each a second try and an end. */
export const SCREENS = {
  dispatch: () => import("../features/dispatch/dispatch-page.tsx"),
  print: () => import("../features/print/print-page.tsx"),
  book: () => import("../features/book/book-page.tsx"),
  shared: () => import("../features/play/shared/shared-page.tsx"),
  race: () => import("../features/play/race/race-page.tsx"),
  play: () => import("../features/play/play-page.tsx"),
  progress: () => import("../features/progress/progress-page.tsx"),
  review: () => import("../features/progress/review-page.tsx"),
  practice: () => import("../features/practice/practice-page.tsx"),
  login: () => import("../features/account/login-page.tsx"),
  logout: () => import("../features/account/logout-page.tsx"),
  privacy: () => import("../features/about/privacy-page.tsx"),
  about: () => import("../features/about/about-page.tsx"),
  imprint: () => import("../features/about/imprint-page.tsx"),
  terms: () => import("../features/about/terms-page.tsx"),
  settings: () => import("../features/settings/settings-page.tsx"),
  creditUsage: () => import("../features/credits/credit-usage-page.tsx"),
  creditBuy: () => import("../features/buy/buy-page.tsx"),
  profile: () => import("../features/profile/profile-page.tsx"),
  mentorship: () => import("../features/mentorship/mentorship-page.tsx"),
  class: () => import("../features/classes/class-page.tsx"),
  lesson: () => import("../features/lessons/lesson-page.tsx"),
  lessons: () => import("../features/lessons/lessons-page.tsx"),
  join: () => import("../features/join/join-page.tsx"),
  hints: () => import("../features/help/hints-page.tsx"),
  grades: () => import("../features/help/grades-page.tsx"),
  accessibility: () => import("../features/about/accessibility-page.tsx"),
  status: () => import("../features/admin/admin-page.tsx"),
  people: () => import("../features/admin/people/people-page.tsx"),
  help: () => import("../features/help/help-page.tsx"),
  education: () => import("../features/catalogue/education-page.tsx"),
  newAssignment: () => import("../features/assignments/wizard/new-assignment-page.tsx"),
  assignmentArchive: () => import("../features/assignments/archive-page.tsx"),
  assignment: () => import("../features/assignments/assignment-page.tsx"),
  entertainment: () => import("../features/catalogue/entertainment-page.tsx"),
  myAssignments: () => import("./my-assignments-screen.tsx"),
  myArchive: () => import("../features/my-assignments/my-archive-page.tsx"),
  myAssignment: () => import("../features/my-assignments/my-assignment-page.tsx"),
  students: async () => ({ default: (await mentorScreens()).StudentsPage }),
  student: async () => ({ default: (await mentorScreens()).StudentScreen }),
  groups: async () => ({ default: (await mentorScreens()).GroupsPage }),
  yearEnd: () => import("../features/students/year-end/year-end-page.tsx"),
  group: async () => ({ default: (await mentorScreens()).GroupScreen }),
} as const satisfies Readonly<Record<string, Load>>;
