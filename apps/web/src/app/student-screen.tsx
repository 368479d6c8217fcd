import { StudentPage } from "../features/students/student-page.tsx";

/** One student, and the assignments they have been given. */
export default function StudentScreen() {
  return <StudentPage />;
}
