import {
  IconAbc,
  IconActivity,
  IconBinary,
  IconClipboardList,
  IconEqual,
  IconHash,
  IconHeartHandshake,
  IconHelpCircle,
  IconHome,
  IconInfoCircle,
  IconLock,
  IconMapPin,
  IconMoodSmile,
  IconPlant2,
  IconPlus,
  IconPuzzle,
  IconRuler2,
  IconSchool,
  IconSettings,
  IconUser,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import type { Category } from "@karota/games/categories.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import type { Session } from "../shared/session/session.ts";

export interface MenuItem {
  readonly to: string;
  readonly text: MessageId;
  readonly icon: Icon;
  /** The name on the phone's bar, where that has less room. */
  readonly short?: MessageId;
  /** Shown to mentors and admins. */
  readonly mentors?: true;
}

/** Screens join their section when they are built. The games' section is made from the catalogue. */
export const COMMON: readonly MenuItem[] = [
  { to: "/home", text: "shell.menu.home", icon: IconHome },
  { to: "/education", text: "shell.menu.education", icon: IconSchool },
  { to: "/entertainment", text: "shell.menu.entertainment", icon: IconMoodSmile },
  { to: "/progress", text: "shell.menu.progress", icon: IconPlant2 },
];
/** With a badge where some wait. */
export const MY_ASSIGNMENTS: MenuItem = {
  to: "/myAssignments",
  text: "shell.menu.myAssignments",
  short: "shell.menu.assignments",
  icon: IconClipboardList,
};
const MENTORSHIP: readonly MenuItem[] = [
  MY_ASSIGNMENTS,
  { to: "/myStudents", text: "shell.menu.students", icon: IconUser, mentors: true },
  { to: "/studentGroups", text: "shell.menu.groups", icon: IconUsersGroup, mentors: true },
  { to: "/mentorship", text: "shell.menu.programme", icon: IconHeartHandshake },
];
/** The section's rows that this person sees. */
export const mentorshipOf = (user: Session | null): readonly MenuItem[] =>
  MENTORSHIP.filter(({ mentors }) => !mentors || user?.roles.some((role) => role === "mentor" || role === "admin"));
const OTHER: readonly MenuItem[] = [
  { to: "/settings", text: "shell.menu.settings", icon: IconSettings },
  { to: "/qa", text: "shell.menu.help", icon: IconHelpCircle },
  { to: "/about", text: "shell.menu.about", icon: IconInfoCircle },
  { to: "/privacy", text: "shell.menu.privacy", icon: IconLock },
];
const ADMIN: readonly MenuItem[] = [
  { to: "/status", text: "shell.menu.status", icon: IconActivity },
  { to: "/users", text: "shell.menu.users", icon: IconUsers },
];
/** The other rows that this person sees. */
export const otherOf = (user: Session | null): readonly MenuItem[] =>
  user?.roles.includes("admin") ? [...OTHER, ...ADMIN] : OTHER;

/** The small picture on a category's swatch. */
export const CATEGORY_ICONS: Readonly<Record<Category, Icon>> = {
  arithmetic: IconPlus,
  numbers: IconBinary,
  measures: IconRuler2,
  equations: IconEqual,
  geography: IconMapPin,
  logic: IconHash,
  words: IconAbc,
  leisure: IconPuzzle,
};
