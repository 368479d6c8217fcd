import type { RunningLessons } from "@karota/contract/lessons/lesson.ts";
import { Link } from "wouter";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { lessonWords } from "../../shared/running-lessons.ts";
import { Step } from "./step.tsx";

/** The lesson that runs now: back to it for who leads it, else into it. Others are below. */
export function LessonStep({ running: { own, lessons } }: { running: RunningLessons }) {
  const say = useSay();
  const ways = [
    ...(own
      ? [
          {
            to: `/lessons/${own.id}`,
            act: say("lessons.continue"),
            lead: own.group === null ? say("lessons.now.own") : say("lessons.now.own.group", { group: own.group }),
          },
        ]
      : []),
    ...lessons.map((lesson) => ({
      to: `/lesson/${lesson.code}`,
      act: say("lessons.now.go"),
      lead: lessonWords(say, lesson),
    })),
  ];
  const [first, ...others] = ways;
  if (!first) return null;
  return (
    <Step {...first}>
      {others.map(({ to, lead }) => (
        <Link key={to} className="target" to={to}>
          {lead}
        </Link>
      ))}
    </Step>
  );
}
