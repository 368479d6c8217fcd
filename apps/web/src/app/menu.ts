import {
  IconActivity,
  IconClipboardList,
  IconHeartHandshake,
  IconHelpCircle,
  IconHome,
  IconMoodSmile,
  IconPlant2,
  IconPuzzle,
  IconSchool,
  IconAdjustmentsHorizontal,
  IconUser,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import type { MessageId } from "@karota/texts/ids.ts";
import type { Session } from "../shared/session/session.ts";
import type { Counted } from "./menu-badge.tsx";

export interface MenuItem {
  readonly to: string;
  readonly text: MessageId;
  readonly icon: Icon;
  /** The name on the phone's bar, where that has less room. */
  readonly short?: MessageId;
  /** Other addresses that it is the current row of. */
  readonly also?: RegExp;
  /** What its badge counts. */
  readonly badge?: Counted;
}

/** The first section, for everybody. The games' section is made from the catalogue. */
export const COMMON: readonly MenuItem[] = [
  { to: "/home", text: "shell.menu.home", icon: IconHome },
  { to: "/education", text: "shell.menu.education", icon: IconSchool },
  { to: "/entertainment", text: "shell.menu.entertainment", icon: IconMoodSmile },
  { to: "/progress", text: "shell.menu.progress", icon: IconPlant2 },
];
export const MY_ASSIGNMENTS: MenuItem = {
  to: "/myAssignments",
  text: "shell.menu.myAssignments",
  short: "shell.menu.assignments",
  icon: IconClipboardList,
  badge: "waiting",
};
const GROUPS: MenuItem = {
  to: "/studentGroups",
  text: "shell.menu.groups",
  short: "shell.menu.class",
  icon: IconUsersGroup,
  badge: "groups",
};
const STUDENTS: MenuItem = { to: "/myStudents", text: "shell.menu.students", icon: IconUser, badge: "students" };
/** Both shelves under one name, where the foot of a phone has room for one. */
const GAMES: MenuItem = {
  to: "/education",
  text: "shell.menu.games",
  icon: IconPuzzle,
  also: /^\/(entertainment|games)\b/,
};

export const isMentor = (user: Session | null): boolean =>
  user?.roles.some((role) => role === "mentor" || role === "admin") ?? false;

/** What somebody signed in does beside playing. */
export const ownOf = (user: Session | null): readonly MenuItem[] =>
  user === null ? [] : isMentor(user) ? [MY_ASSIGNMENTS, STUDENTS, GROUPS] : [MY_ASSIGNMENTS];

/** The foot of a phone: who is set assignments and who sets them have a place for that, and one for all games. */
export function barOf(user: Session | null, isAssigned: boolean): readonly MenuItem[] {
  const own = isMentor(user) ? GROUPS : isAssigned ? MY_ASSIGNMENTS : null;
  const [home, , , progress] = COMMON;
  return own ? [home!, GAMES, own, progress!] : COMMON;
}

/** At the foot of the menu. */
export const FOOT: readonly MenuItem[] = [
  { to: "/settings", text: "shell.menu.settings", icon: IconAdjustmentsHorizontal },
  { to: "/qa", text: "shell.menu.help", icon: IconHelpCircle },
];
const OTHER: readonly MenuItem[] = [{ to: "/mentorship", text: "shell.menu.programme", icon: IconHeartHandshake }];
const ADMIN: readonly MenuItem[] = [
  { to: "/status", text: "shell.menu.status", icon: IconActivity },
  { to: "/users", text: "shell.menu.users", icon: IconUsers },
];
/** The other rows that this person sees. */
export const otherOf = (user: Session | null): readonly MenuItem[] =>
  user?.roles.includes("admin") ? [...ADMIN, ...OTHER] : OTHER;
