import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import { ClassSection } from "../features/classes/class-section.tsx";
import { GroupPage } from "../features/students/group-page.tsx";
import { JoinMove } from "../features/students/join-link/join-move.tsx";
import { StudentPage } from "../features/students/student-page.tsx";
import { Members } from "./members.tsx";

export { GroupsPage } from "../features/students/groups-page.tsx";
export { StudentsPage } from "../features/students/students-page.tsx";

const ofStudent = (id: string) => <AssignmentLists of="student" id={id} />;
const ofGroup = (id: string, isNext: boolean) => <AssignmentLists of="group" id={id} isNext={isNext} />;
const membersOf = (group: GroupDetail) => <Members group={group} />;

const moveNote = (group: GroupDetail, members: number) => <JoinMove group={group} maxMembers={members} />;
const pupilsOf = (group: GroupDetail) => <ClassSection group={group} moveNote={moveNote} />;

/** The screens of students and groups are one piece of the page; here they meet the assignments of another feature. */
export const StudentScreen = () => <StudentPage assignments={ofStudent} />;
export const GroupScreen = () => <GroupPage members={membersOf} assignments={ofGroup} pupils={pupilsOf} />;
