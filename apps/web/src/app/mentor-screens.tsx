import { GroupPage } from "../features/students/group-page.tsx";
import { StudentPage } from "../features/students/student-page.tsx";

export { GroupsPage } from "../features/students/groups-page.tsx";
export { StudentsPage } from "../features/students/students-page.tsx";

/** The screens of students and groups are one piece of the page, and where features meet: pages get what they show of others. */
export const StudentScreen = () => <StudentPage />;
export const GroupScreen = () => <GroupPage />;
