import { Link } from "wouter";
import type { RunningLessons } from "@karota/contract/lessons/lesson.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { usePolling } from "../../shared/api/use-polling.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useUser } from "../../shared/session/session.ts";

/** How often it is asked whether a lesson runs, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Above the list of assignments: the lessons of one's groups that run now, and the way to join one by its code. */
export function RunningNote() {
  const say = useSay();
  const user = useUser();
  const { data, reload } = useLoad(["lessons/running", user?.userId ?? null], () =>
    call<RunningLessons>("GET", "lessons/running"),
  );
  usePolling(reload, POLL_INTERVAL_MS);
  const lessons = data?.lessons ?? [];
  return (
    <div role="status">
      {lessons.map(({ code, mentor, group }) => (
        <Note key={code} tone="good">
          <Cluster between gap={3}>
            <div>
              <p className="strong">{say("lessons.now.title")}</p>
              <p>{group === null ? say("lessons.now", { mentor }) : say("lessons.now.group", { group, mentor })}</p>
            </div>
            <Link className={buttonClass({ kind: "primary" })} to={`/lesson/${code}`}>
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
