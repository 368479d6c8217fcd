import { Suspense } from "react";
import type { LessonBoard, LessonDesk } from "@karota/contract/lessons/lesson.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { isNoAnswer } from "../../shared/api/api.ts";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useFollowed } from "../../shared/live/use-followed.ts";
import { Board } from "./board.tsx";
import { Desk } from "./desk.tsx";
import { LessonResults } from "./lesson-results.tsx";

function DeskScreen({ id }: { id: string }) {
  const say = useSay();
  const { view, failure, take, reload } = useFollowed<LessonDesk>(`lessons/${id}/desk`, `lessons/${id}/events`);
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/lessons", text: say("lessons.title") }]} />
      <PageHeading>{view?.group ? say("lessons.with", { group: view.group.name }) : say("lessons.one")}</PageHeading>
      <div role="status">
        {view && failure !== null && (
          <Note tone="warn">{say(isNoAnswer(failure) ? "lessons.offline" : "lessons.again")}</Note>
        )}
      </div>
      {view === null ? (
        failure === null ? (
          <Waiting />
        ) : (
          <LoadFailed
            error={failure}
            again={() => void reload()}
            back={{ to: "/lessons", text: say("lessons.title") }}
          />
        )
      ) : view.phase === "ended" ? (
        <LessonResults id={id} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Desk desk={view} take={take} reload={reload} />
        </Suspense>
      )}
    </Stack>
  );
}

function BoardScreen({ id }: { id: string }) {
  const say = useSay();
  const { view, failure, reload } = useFollowed<LessonBoard>(`lessons/${id}/board`, `lessons/${id}/events`);
  return (
    <>
      <PageHeading>{say("lessons.board.title")}</PageHeading>
      {view ? (
        <Board board={view} isOffline={failure !== null} reload={reload} />
      ) : failure === null ? (
        <Waiting />
      ) : (
        <LoadFailed error={failure} again={() => void reload()} back={{ to: "/lessons", text: say("lessons.title") }} />
      )}
    </>
  );
}

/** A lesson that one leads. */
export const LessonScreen = ({ id, isBoard }: { id: string; isBoard: boolean }) =>
  isBoard ? <BoardScreen id={id} /> : <DeskScreen id={id} />;
