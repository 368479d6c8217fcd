import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import { GroupPage } from "../features/students/group-page.tsx";
import { StudentPage } from "../features/students/student-page.tsx";

export { GroupsPage } from "../features/students/groups-page.tsx";
export { StudentsPage } from "../features/students/students-page.tsx";

/** The screens of students and groups are one piece of the page; here they meet the assignments of another feature. */
export const StudentScreen = () => <StudentPage assignments={(id) => <AssignmentLists of="student" id={id} />} />;
export const GroupScreen = () => <GroupPage assignments={(id) => <AssignmentLists of="group" id={id} />} />;
