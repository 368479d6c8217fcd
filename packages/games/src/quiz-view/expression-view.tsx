import { createContext, Fragment, useContext, type ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { areasOf, PRESSED_RADIUS } from "@karota/engine/quiz/areas.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toParts, type Part } from "@karota/engine/quiz/markup.ts";
import { wordedSvg } from "@karota/engine/quiz/worded-svg.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import styles from "./expression-view.module.css";
import { GroupedText } from "./grouped-text.tsx";
import { MathView } from "./math-view.tsx";
import { wordsFor } from "./sentence.tsx";

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

function partOf(part: Part, draw: Draw | null, speaker: Speaker): ReactNode {
  switch (part.kind) {
    case "math":
      return <MathView markup={part.markup} />;
    case "text":
      return (
        <span lang={part.language} className={BETWEEN.test(part.text) ? styles["between"] : undefined}>
          <GroupedText text={part.text} />
        </span>
      );
    case "caption":
      return (
        <span className={styles["caption"]}>
          <GroupedText text={part.text} />
        </span>
      );
    case "drawing":
      return <Picture svg={part.svg} label={part.label} />;
    case "picture":
      return draw ? <Picture svg={wordedSvg(draw(part.name), speaker)} label={part.label} /> : part.label;
  }
}

/** Mathematics and text in the language of the page, which are read as one. */
type ReadPart = Extract<Part, { readonly kind: "math" | "text" }>;
const isRead = (part: Part): part is ReadPart =>
  part.kind === "math" || (part.kind === "text" && part.language === undefined);

/** Parts in a row that are read as one text; any other part, such as a picture, is alone. */
function readTogether(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [];
  for (const [place, part] of parts.entries()) {
    const before = parts[place - 1];
    if (before && isRead(before) && isRead(part)) rows.at(-1)!.push(part);
    else rows.push([part]);
  }
  return rows;
}

/** What is read in place of a row of parts; null where the row itself can be read. */
function wordsOf(row: readonly Part[], speaker: Speaker): string | null {
  const read = row.filter(isRead);
  if (read.length === 0) return null;
  const spoken = read.map((part) => part.spoken).join("");
  const isText = read.every(({ kind }) => kind === "text");
  return isText
    ? wordsFor(read.map((part) => ("text" in part ? part.text : "")).join(""), spoken, speaker)
    : toSpeech(spoken, speaker);
}

/**
 * An expression as it is set, and for screen readers in words, as a teacher reads it in the language of the page. MathML
 * would be read sign by sign in a heading (Orca), and by no reader in Slovenian.
 */
export function ExpressionView(props: {
  readonly expression: Expression;
  readonly speaker: Speaker;
  /** Replace all that is in it for screen readers, pictures too: the name of a button. Empty: it is said elsewhere. */
  readonly words?: string;
}) {
  const { expression, speaker, words } = props;
  const draw = useContext(Pictures);
  const rows = readTogether(toParts(expression, speaker)).map((row, place) => {
    const said = words === undefined ? wordsOf(row, speaker) : null;
    return (
      <Fragment key={place}>
        {said !== null && <span className="sr">{said}</span>}
        {row.map((part, at) => (
          <span key={at} aria-hidden={said !== null || undefined}>
            {partOf(part, draw, speaker)}
          </span>
        ))}
      </Fragment>
    );
  });
  if (words === undefined) return <span>{rows}</span>;
  return (
    <span>
      {words !== "" && <span className="sr">{words}</span>}
      <span aria-hidden="true">{rows}</span>
    </span>
  );
}
