import { useParams } from "wouter";
import AssignmentLists from "../features/assignments/assignment-lists.tsx";
import { GroupPage } from "../features/students/group-page.tsx";

/** One group, and the assignments it has been given. */
export default function GroupScreen() {
  const { studentGroupId = "" } = useParams();
  return (
    <GroupPage>
      <AssignmentLists of="group" id={studentGroupId} />
    </GroupPage>
  );
}
