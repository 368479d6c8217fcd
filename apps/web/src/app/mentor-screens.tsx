import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import { GradeBook } from "../features/assignments/grade-book/grade-book.tsx";
import { GroupPage } from "../features/students/group-page.tsx";
import { StudentPage } from "../features/students/student-page.tsx";

export { GroupsPage } from "../features/students/groups-page.tsx";
export { StudentsPage } from "../features/students/students-page.tsx";

const ofStudent = (id: string) => <AssignmentLists of="student" id={id} />;
const ofGroup = (id: string) => (
  <>
    <GradeBook groupId={id} />
    <AssignmentLists of="group" id={id} />
  </>
);

/** The screens of students and groups are one piece of the page; here they meet the assignments of another feature. */
export const StudentScreen = () => <StudentPage assignments={ofStudent} />;
export const GroupScreen = () => <GroupPage assignments={ofGroup} />;
