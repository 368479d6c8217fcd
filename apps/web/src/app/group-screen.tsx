import { GroupPage } from "../features/students/group-page.tsx";

/** One group, and the assignments it has been given. */
export default function GroupScreen() {
  return <GroupPage />;
}
