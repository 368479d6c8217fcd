import { createContext, createElement, useContext, type ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { areasOf, PRESSED_RADIUS } from "@karota/engine/quiz/areas.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toParts, type Markup, type Part } from "@karota/engine/quiz/markup.ts";
import { wordedSvg } from "@karota/engine/quiz/worded-svg.ts";
import styles from "./expression-view.module.css";
import { MathView } from "./math-view.tsx";

type Draw = (name: string) => string;
const Pictures = createContext<Draw | null>(null);
/** Who draws the pictures of the expressions inside, as SVG text. */
export const PicturesProvider = Pictures.Provider;

const Press = createContext<((letter: string) => void) | null>(null);
/** What pressing an area of a picture inside does; absent or null: nothing. */
export const PressProvider = Press.Provider;

/**
 * What can be pressed of a picture, over it: for pointers only, since the answers with the same letters are buttons beside
 * it. Where areas are close, the letters lie on top.
 */
function PressedAreas({ svg }: { svg: string }) {
  const press = useContext(Press);
  const found = press && areasOf(svg);
  if (!press || !found) return null;
  return (
    <svg className={styles["areas"]} viewBox={found.box} aria-hidden="true">
      {found.areas.map(({ letter, path }) => (
        <path key={letter} d={path} data-letter={letter} onClick={() => press(letter)} />
      ))}
      {found.areas.map(({ letter, badge: [x, y] }) => (
        <circle key={letter} cx={x} cy={y} r={PRESSED_RADIUS} data-letter={letter} onClick={() => press(letter)} />
      ))}
    </svg>
  );
}

const elementOf = (markup: Markup | string): ReactNode =>
  typeof markup === "string" ? markup : createElement(markup.tag, null, ...markup.children.map(elementOf));

/** From this height on, in pixels of its own, a picture is shown in its own size: clocks, pages of a calendar. */
const LARGE_PX = 200;
const isLarge = (svg: string): boolean => Number(/^<svg[^>]* height="(\d+)"/.exec(svg)?.[1]) >= LARGE_PX;

/** As an image, SVG text can neither run anything nor reach the page. */
const Picture = ({ svg, label }: { svg: string; label: string }) => (
  <span className={styles["frame"]}>
    <img
      className={styles["picture"]}
      data-large={isLarge(svg) || undefined}
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    />
    <PressedAreas svg={svg} />
  </span>
);

/** A sign with its spaces, which is between the items of a row that may wrap. */
const BETWEEN = /^ ?\S $/;

function partOf(part: Part, draw: Draw | null, isSpoken: boolean, speaker: Speaker): ReactNode {
  switch (part.kind) {
    case "math":
      return (
        <>
          {isSpoken && <span className="sr">{elementOf(part.markup)}</span>}
          <MathView markup={part.markup} />
        </>
      );
    case "text": {
      const look = BETWEEN.test(part.text) ? styles["between"] : undefined;
      if (part.spoken === part.text)
        return (
          <span lang={part.language} className={look}>
            {part.text}
          </span>
        );
      return (
        <>
          <span aria-hidden="true" className={look}>
            {part.text}
          </span>
          <span className="sr">{part.spoken}</span>
        </>
      );
    }
    case "caption":
      return <span className={styles["caption"]}>{part.text}</span>;
    case "drawing":
      return <Picture svg={part.svg} label={part.label} />;
    case "picture":
      return draw ? <Picture svg={wordedSvg(draw(part.name), speaker)} label={part.label} /> : part.label;
  }
}

/**
 * An expression as it is set, with MathML for screen readers; or as text where its content is flattened anyway, as in a
 * button.
 */
export function ExpressionView(props: {
  readonly expression: Expression;
  readonly speaker: Speaker;
  readonly words?: string;
}) {
  const { expression, speaker, words } = props;
  const draw = useContext(Pictures);
  const parts = toParts(expression, speaker).map((part, place) => (
    <span key={place}>{partOf(part, draw, words === undefined, speaker)}</span>
  ));
  if (words === undefined) return <span>{parts}</span>;
  return (
    <span>
      <span className="sr">{words}</span>
      <span aria-hidden="true">{parts}</span>
    </span>
  );
}
