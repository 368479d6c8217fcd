import { useState } from "react";
import { Link, Redirect, useLocation, useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { LESSON_CODE_LENGTH, type LessonOffer } from "@karota/contract/lessons/lesson.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { useFailureWords } from "../../shared/api/load-failed.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Face } from "../../shared/components/face.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { rememberReturn } from "../../shared/session/leave.ts";
import { useUser } from "../../shared/session/session.ts";
import { useForm } from "../../shared/use-form.ts";
import styles from "./lessons.module.css";
import { PupilRoom } from "./pupil-room.tsx";

/** Before the sign-in nothing of the lesson is asked for. */
function Visitor() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <Pose of="waves" />
      <PageHeading>{say("lessons.join.title")}</PageHeading>
      <p>{say("lessons.join.visitor")}</p>
      <Link
        className={buttonClass({ kind: "primary", size: "big", wide: true })}
        to="/login"
        onClick={() => rememberReturn(path)}
      >
        {say("join.signIn")}
      </Link>
    </Card>
  );
}

/** The code, typed as it stands on the board. */
function CodeForm() {
  const say = useSay();
  const [code, setCode] = useState("");
  const symbols = code.replaceAll(/[\s\p{Pd}]/gu, "");
  const isWrong = symbols.length !== LESSON_CODE_LENGTH;
  const { tried, form, announcements } = useForm(isWrong, () => navigate(`/lesson/${symbols.toUpperCase()}`));
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <Pose of="waves" />
      <PageHeading>{say("lessons.join.title")}</PageHeading>
      <form className={styles["code"]} {...form}>
        <TextField
          label={say("lessons.join.code")}
          hint={say("lessons.join.code.hint")}
          fault={tried && isWrong ? say("lessons.join.code.fault", { count: LESSON_CODE_LENGTH }) : undefined}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={setCode}
        />
        <Button type="submit" kind="primary" size="big" wide>
          {say("lessons.join.open")}
        </Button>
        {announcements}
      </form>
    </Card>
  );
}

/** Who leads the lesson, and what they will see. */
function Offer({ offer, code, reload }: { offer: LessonOffer; code: string; reload: () => Promise<unknown> }) {
  const say = useSay();
  const { mentor } = offer;
  const [busy, join] = useAction(async () => {
    try {
      await call<LessonOffer>("POST", "lessons/join", { body: { code } });
    } finally {
      await reload();
    }
  });
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <PageHeading>{say("lessons.join.title")}</PageHeading>
      <Cluster as="p" gap={3} nowrap className={styles["who"]}>
        <Face of={mentor.face} name={mentor.name} />
        <span>{say("lessons.join.asks", { mentor: mentor.name })}</span>
      </Cluster>
      <p className="soft">{say("lessons.join.sees")}</p>
      <Button kind="primary" size="big" wide busy={busy} onClick={join}>
        {say("join.act")}
      </Button>
    </Card>
  );
}

/** Why nobody can come by the code, in the error catalogue's words. */
function NoWay({ error }: { error: ApiFailure }) {
  const say = useSay();
  const words = useFailureWords(error);
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <PageHeading>{say("lessons.join.title")}</PageHeading>
      {words && (
        <EmptyState
          title={words.title}
          text={words.text}
          action={{ text: say("lessons.join.again"), act: () => navigate("/lesson") }}
        />
      )}
    </Card>
  );
}

function Lesson({ code, userId }: { code: string; userId: string }) {
  const say = useSay();
  const loaded = useLoad(["lessons/open", userId, code], () =>
    call<LessonOffer>("POST", "lessons/open", { body: { code } }),
  );
  const { data, error, reload } = loaded;
  // Once somebody is in, the lesson itself says how it goes on.
  const [room, setRoom] = useState<string | null>(null);
  if (data?.state === "in" && room !== data.id) setRoom(data.id);
  if (room !== null) return <PupilRoom key={room} id={room} />;
  if (error instanceof ApiFailure && error.code?.match(/^E-(LESSON|CLASS)-/)) return <NoWay error={error} />;
  if (data?.state === "own") return <Redirect to={`/lessons/${data.id}`} replace />;
  return (
    <Stack>
      {!data && <PageHeading>{say("lessons.join.title")}</PageHeading>}
      <Loaded of={loaded}>{(offer) => <Offer offer={offer} code={code} reload={reload} />}</Loaded>
    </Stack>
  );
}

/** `/lesson` asks for the code of a lesson, `/lesson/:code` is the lesson for who joins. */
export default function LessonPage() {
  const { code } = useParams();
  const user = useUser();
  if (!user) return <Visitor />;
  if (!code) return <CodeForm />;
  return <Lesson key={`${user.userId} ${code}`} code={code} userId={user.userId} />;
}
