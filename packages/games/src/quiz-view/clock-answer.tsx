import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { degreesOf, handNear, HANDS, turnBy, turnTo, type Hand } from "@karota/engine/quiz/dial-hands.ts";
import {
  DIAL_MARKS,
  DIAL_MINUTES,
  DIAL_NUMBERS,
  dialPoint,
  handAngles,
  longHandWords,
  REACH,
  shortHandWords,
  type DialPoint,
} from "@karota/engine/quiz/dial.ts";
import type { Entry } from "@karota/engine/quiz/entry.ts";
import { clockText } from "@karota/engine/clock-text.ts";
import { Button } from "@karota/ui/button.tsx";
import styles from "./clock-answer.module.css";

const HOUR_MINUTES = 60;
/** How far the arrow keys turn a hand, in minutes; with Shift the long hand goes by one minute. */
const KEY_MINUTES: Readonly<Record<Hand, number>> = { short: HOUR_MINUTES, long: 5 };
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
/** Half the side of the dial's picture, in its units. */
const HALF_SIDE = 100;

const lineOf = (from: DialPoint, to: DialPoint) => ({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] });

/** By how many minutes the long hand moves; null where no clock is set. */
export const dialStep = (entry: Entry): 1 | 5 | null => (entry === "dial" ? 5 : entry === "minuteDial" ? 1 : null);

/** The point of the dial under a pointer, in its units. */
function pointUnder({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): DialPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const scale = (2 * HALF_SIDE) / width;
  return [(clientX - left - width / 2) * scale, (clientY - top - height / 2) * scale];
}

/**
 * A clock to set, which begins at twelve: its hands are dragged, or turned by the arrow keys or by buttons. What is
 * answered is its time as it would be typed.
 */
export function ClockAnswer(props: {
  readonly speaker: Speaker;
  /** The long hand stops at multiples of so many minutes. */
  readonly step: 1 | 5;
  readonly answer: (text: string) => void;
}) {
  const { speaker, step } = props;
  const [minutes, setMinutes] = useState(0);
  const dragged = useRef<Hand | null>(null);
  const note = useId();
  const say = (id: string) => speaker.say({ id });
  const angles = handAngles(minutes);
  // No task asks for twelve o'clock, so nobody answers before a hand was turned.
  const isUntouched = minutes === 0;
  const confirm = () => {
    const time = minutes < HOUR_MINUTES ? minutes + DIAL_MINUTES : minutes;
    if (!isUntouched) props.answer(clockText(time, speaker.language));
  };

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const hand = dragged.current;
    if (!hand) return;
    const degrees = degreesOf(pointUnder(event));
    setMinutes((before) => turnTo(before, hand, degrees, step));
  };
  const release = () => {
    dragged.current = null;
  };
  const onKey = (hand: Hand) => (event: KeyboardEvent) => {
    if (event.key === "Enter") return confirm();
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey) return undefined;
    event.preventDefault();
    const by = hand === "long" && event.shiftKey ? 1 : KEY_MINUTES[hand];
    return setMinutes((before) => turnBy(before, direction * by));
  };

  const nameOf = (hand: Hand): string => say(`quizView.clock.${hand}`);
  const placeOf: Readonly<Record<Hand, Message>> = { short: shortHandWords(minutes), long: longHandWords(minutes) };
  const valueOf: Readonly<Record<Hand, number>> = {
    short: Math.floor(minutes / HOUR_MINUTES),
    long: minutes % HOUR_MINUTES,
  };
  const turns: readonly (readonly [hand: Hand, by: number, face: string])[] = [
    ["short", -HOUR_MINUTES, "−1 h"],
    ["short", HOUR_MINUTES, "+1 h"],
    ["long", -5, "−5 min"],
    ["long", 5, "+5 min"],
    ...(step === 1 ? ([["long", -1, "−1 min"] as const, ["long", 1, "+1 min"] as const] as const) : []),
  ];
  return (
    <form
      className={styles["clock"]}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <svg
        viewBox={`${-HALF_SIDE} ${-HALF_SIDE} ${2 * HALF_SIDE} ${2 * HALF_SIDE}`}
        className={styles["dial"]}
        role="group"
        aria-label={say("quizView.clock.label")}
        aria-describedby={note}
        onPointerDown={(event) => {
          dragged.current = handNear(minutes, pointUnder(event));
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <circle r={97} className={styles["face"]} />
        <g aria-hidden="true">
          {DIAL_MARKS.map(({ from, to, atNumber }, minute) => (
            <line
              key={minute}
              {...lineOf(from, to)}
              className={styles["mark"]}
              data-at-number={atNumber || undefined}
            />
          ))}
        </g>
        {HANDS.map((hand) => (
          <g
            key={hand}
            role="slider"
            tabIndex={0}
            aria-label={nameOf(hand)}
            aria-valuemin={0}
            aria-valuemax={hand === "short" ? 11 : 59}
            aria-valuenow={valueOf[hand]}
            aria-valuetext={speaker.say(placeOf[hand])}
            className={styles["hand"]}
            data-hand={hand}
            onKeyDown={onKey(hand)}
          >
            <line {...lineOf(dialPoint(angles[hand] + 180, 12), dialPoint(angles[hand], REACH[hand]))} />
          </g>
        ))}
        <circle r={6} className={styles["pin"]} />
        <g aria-hidden="true">
          {DIAL_NUMBERS.map(({ number, at: [x, y] }) => (
            <text key={number} x={x} y={y + 7} className={styles["number"]}>
              {number}
            </text>
          ))}
        </g>
      </svg>
      <div className={styles["controls"]}>
        <div className={styles["turns"]}>
          {turns.map(([hand, by, face]) => (
            <Button
              key={face}
              type="button"
              size="small"
              aria-label={`${nameOf(hand)}: ${face}`}
              onClick={() => setMinutes((before) => turnBy(before, by))}
            >
              {face}
            </Button>
          ))}
        </div>
        <p id={note} className={styles["note"]}>
          {say("quizView.clock.how")} <span>{say("quizView.clock.keys")}</span>
        </p>
        <Button type="submit" kind="primary" wide disabled={isUntouched} aria-describedby={note}>
          {say("quizView.typed.send")}
        </Button>
      </div>
    </form>
  );
}
