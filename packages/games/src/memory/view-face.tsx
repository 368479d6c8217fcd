import { lazy, Suspense, type CSSProperties } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import type { Face } from "./faces.ts";
import { faceName } from "./names.ts";
import { Picture } from "./view-pictures.tsx";
import styles from "./view.module.css";

/** All flags are in one file, which only boards with flags load. */
const Flag = lazy(() => import("./view-flag.tsx"));

/** How wide a sign is, in parts of its height, with the space between letters that readers may ask for (WCAG 1.4.12). */
const signWidth = (sign: string): number =>
  /[ijlrtfI ,·-]/.test(sign) ? 0.5 : /[mw]/i.test(sign) ? 1 : /\p{Lu}/u.test(sign) ? 0.85 : 0.7;
const widthOf = (line: string): number => [...line].reduce((sum, sign) => sum + signWidth(sign), 0);

/**
 * What a card shows. What is around has its label, which says numbers in words: their digits come from the style sheet,
 * since a visible text would have to be part of the label.
 */
export function FaceView({ of: face, speaker }: { readonly of: Face; readonly speaker: Speaker }) {
  if (face.kind === "picture") return <Picture of={face.picture} />;
  if (face.kind === "flag")
    return (
      <Suspense fallback={null}>
        <Flag country={face.country} />
      </Suspense>
    );
  const isName = face.kind === "country" || face.kind === "word";
  const text = speaker.say(faceName(face));
  const lines = face.kind === "fraction" ? [face.over, face.under].map(String) : isName ? text.split(/[ -]/) : [text];
  return (
    <span
      className={styles["written"]}
      data-name={isName || undefined}
      lang={face.kind === "word" ? face.language : undefined}
      style={{ "--width": Math.max(...lines.map(widthOf)) } as CSSProperties}
    >
      {face.kind === "fraction" ? (
        <span className={styles["fraction"]}>
          <span data-shown={face.over} />
          <span data-shown={face.under} />
        </span>
      ) : isName ? (
        text
      ) : (
        <span data-shown={text} />
      )}
    </span>
  );
}
