import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { lessonWords, useRunningLessons } from "../../shared/running-lessons.ts";

/** Above the list of assignments: the lessons of one's groups that run now, and the way to join one by its code. */
export function RunningNote() {
  const say = useSay();
  const { lessons } = useRunningLessons();
  return (
    <div role="status">
      {lessons.map((lesson) => (
        <Note key={lesson.code} tone="good">
          <Cluster between gap={3}>
            <div>
              <p className="strong">{say("lessons.now.title")}</p>
              <p>{lessonWords(say, lesson)}</p>
            </div>
            <Link className={buttonClass({ kind: "primary" })} to={`/lesson/${lesson.code}`}>
              {say("lessons.now.go")}
            </Link>
          </Cluster>
        </Note>
      ))}
    </div>
  );
}

/** For who has been told a code. */
export const CodeLink = () => (
  <p>
    <Link className="target" to="/lesson">
      {useSay()("lessons.now.code")}
    </Link>
  </p>
);
