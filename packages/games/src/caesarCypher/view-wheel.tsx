import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import styles from "./view.module.css";

/** The wheel is drawn in a square of 400 around its middle. */
const OUTER = 172;
const INNER = 124;
const EDGE = 148;

/** Steps that a key turns the wheel by. */
const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A turn of the pointer around the middle, in degrees from -180 to 180. */
const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * Two rings of letters: outside the cipher's, inside the plain ones. The inner one turns, dragged or by keys, and each
 * letter is beside its plain letter.
 */
export function Wheel(props: {
  readonly alphabet: string;
  /** By how many letters the inner ring is turned. */
  readonly step: number;
  /** The letter of the cipher that is looked at; "" for none. */
  readonly cipher: string;
  readonly label: string;
  readonly value: string;
  readonly turn: (step: number) => void;
}) {
  const { alphabet, step, cipher, turn } = props;
  const size = alphabet.length;
  const slice = 360 / size;
  const held = useRef<{ readonly angle: number; readonly step: number } | null>(null);
  /** The angle of the ring goes on beyond full turns, so that it never whirls back. */
  const shown = useRef(step);
  const round = (((step - shown.current) % size) + size) % size;
  shown.current += round > size / 2 ? round - size : round;

  /** The letter's place outside; -1 for none. */
  const looked = cipher === "" ? -1 : alphabet.indexOf(cipher);

  const angleOf = (event: PointerEvent<HTMLElement>): number => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return (Math.atan2(event.clientY - top - height / 2, event.clientX - left - width / 2) * 180) / Math.PI;
  };
  const to = (next: number): void => turn(((next % size) + size) % size);
  const press = (event: KeyboardEvent): void => {
    const by = event.ctrlKey || event.altKey || event.metaKey ? undefined : TURNS[event.key];
    if (by !== undefined) to(step + by);
    else if (event.key === "Home") to(0);
    else if (event.key === "End") to(size - 1);
    else return;
    event.preventDefault();
  };
  const ring = (radius: number, kind: "outer" | "inner") =>
    Array.from(alphabet, (letter, place) => (
      <text
        key={letter}
        className={styles[kind]}
        data-lit={(kind === "outer" ? place : (place + step) % size) === looked || undefined}
        transform={`rotate(${place * slice}) translate(0 ${-radius}) rotate(${kind === "outer" ? -place * slice : -(place + shown.current) * slice})`}
        y="9"
      >
        {letter}
      </text>
    ));
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles["wheel"]}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={size - 1}
      aria-valuenow={step}
      aria-valuetext={props.value}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { angle: angleOf(event), step };
      }}
      onPointerMove={(event) => {
        if (!held.current) return;
        const by = Math.round(turnBetween(held.current.angle, angleOf(event)) / slice);
        if (by === 0) return;
        held.current = { angle: held.current.angle + by * slice, step: held.current.step + by };
        to(held.current.step);
      }}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <svg viewBox="-200 -200 400 400" aria-hidden="true" focusable="false">
        <circle className={styles["rim"]} r="196" />
        {looked >= 0 && (
          <path className={styles["pointer"]} d={wedge(slice, 196, 96)} transform={`rotate(${looked * slice})`} />
        )}
        {ring(OUTER, "outer")}
        <circle className={styles["disc"]} r={EDGE} />
        {looked >= 0 && (
          <path className={styles["pointer"]} d={wedge(slice, EDGE, 96)} transform={`rotate(${looked * slice})`} />
        )}
        <g className={styles["turning"]} style={{ transform: `rotate(${shown.current * slice}deg)` }}>
          {ring(INNER, "inner")}
          <circle className={styles["grip"]} r="7" cy="-84" />
        </g>
        <circle className={styles["hub"]} r="72" />
        <text className={styles["shift"]} y="20">
          {step}
        </text>
      </svg>
    </div>
  );
}

/** A slice of the ring around its topmost point. */
function wedge(slice: number, outer: number, inner: number): string {
  const half = (slice / 2) * (Math.PI / 180);
  const at = (radius: number, side: number) =>
    `${(radius * Math.sin(side * half)).toFixed(1)} ${(-radius * Math.cos(half)).toFixed(1)}`;
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}z`;
}
