import { useParams } from "wouter";
import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import { StudentPage } from "../features/students/student-page.tsx";

/** One student, and the assignments they have been given. */
export default function StudentScreen() {
  const { studentId = "" } = useParams();
  return (
    <StudentPage>
      <AssignmentLists of="student" id={studentId} />
    </StudentPage>
  );
}
