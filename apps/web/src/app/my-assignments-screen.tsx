import { Stack } from "@karota/ui/layout.tsx";
import { ClassEnd } from "../features/classes/class-end.tsx";
import { CodeLink, RunningNote } from "../features/lessons/running-note.tsx";
import MyAssignmentsPage from "../features/my-assignments/my-assignments-page.tsx";

/** One's assignments, and above them what is now: a lesson that runs and, for a pupil with a card, that the class ends soon. */
export default function MyAssignmentsScreen() {
  return (
    <Stack gap={4}>
      <ClassEnd />
      <RunningNote />
      <MyAssignmentsPage />
      <CodeLink />
    </Stack>
  );
}
