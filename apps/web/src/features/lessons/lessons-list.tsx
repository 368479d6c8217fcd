import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { LessonsReply } from "@karota/contract/lessons/lesson.ts";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { dayWords } from "../../shared/format/day-words.ts";
import { gameName } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./lessons.module.css";

type Row = LessonsReply["lessons"][number];

function LessonRow({ row }: { row: Row }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const facts = [
    dayWords(row.started, format),
    ...(row.group === null ? [] : [row.group]),
    say("lessons.numQuestions", { count: row.questions }),
    say("lessons.numPeople", { count: row.people }),
  ];
  return (
    <li className={styles["row"]}>
      <Cluster gap={3}>
        <Link className={styles["link"]} to={`/lessons/${row.id}`}>
          {row.games.map((game) => gameName(game, speaker)).join(", ")}
        </Link>
        {row.phase !== "ended" && <Badge tone="good">{say("lessons.running")}</Badge>}
      </Cluster>
      <p className="soft small">{facts.join(" · ")}</p>
    </li>
  );
}

/** `/lessons`: the lessons that a mentor has led, the one that runs first. */
export function LessonsList() {
  const say = useSay();
  const loaded = useLoad(["lessons"], () => call<LessonsReply>("GET", "lessons"));
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/studentGroups", text: say("shell.menu.groups") }]} />
      <PageHead title={say("lessons.title")} />
      <p className="measure">{say("lessons.lead")}</p>
      <Loaded of={loaded}>
        {({ lessons }) =>
          lessons.length === 0 ? (
            <EmptyState
              text={say("lessons.noPlan")}
              action={{ text: say("lessons.choose.quiz"), act: () => navigate("/education") }}
            />
          ) : (
            <>
              <Rows>
                {lessons.map((row) => (
                  <LessonRow key={row.id} row={row} />
                ))}
              </Rows>
              <p className="soft small">{say("lessons.deletedLater")}</p>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
