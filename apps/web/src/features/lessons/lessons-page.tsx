import { useParams } from "wouter";
import { LessonScreen } from "./lesson-screen.tsx";
import { LessonsList } from "./lessons-list.tsx";
import { NewLesson } from "./new-lesson.tsx";

/**
 * What a mentor sees of lessons: `/lessons` those before, `/lessons/new` the start, `/lessons/:id` the desk and, after the
 * end, the results, `/lessons/:id/board` what the class sees on a projector.
 */
export default function LessonsPage() {
  const { id, view } = useParams();
  if (!id) return <LessonsList />;
  if (id === "new") return <NewLesson />;
  return <LessonScreen key={id} id={id} isBoard={view === "board"} />;
}
