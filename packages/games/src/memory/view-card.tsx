import type { ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { TickIcon } from "@karota/ui/board-icons.ts";
import type { Face } from "./faces.ts";
import { FaceView } from "./view-face.tsx";
import styles from "./view.module.css";

/** Covered; turned over for the moment; turned over and not the same; found. */
export type Side = "hidden" | "open" | "unlike" | "found";

function Card({ face, side, speaker }: { readonly face: Face; readonly side: Side; readonly speaker: Speaker }) {
  return (
    <span className={styles["card"]} data-side={side}>
      <span className={styles["back"]}>
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <path d="M32 53V30" />
          <path className={styles["leaf"]} d="M32 36C32 23 24 16 11 16c0 13 8 20 21 20z" />
          <path className={styles["leaf"]} d="M32 31c0-11 7-18 20-18 0 11-7 18-20 18z" />
        </svg>
      </span>
      <span className={styles["front"]}>
        <FaceView of={face} speaker={speaker} />
        {side === "found" && (
          <span className={styles["tick"]}>
            <TickIcon />
          </span>
        )}
      </span>
    </span>
  );
}

const known = new Map<string, ReactNode>();

/** A card, the same object for the same look, so that cells that do not change are not drawn again. */
export function cardOf(face: Face, side: Side, speaker: Speaker): ReactNode {
  const key = `${speaker.language} ${side} ${JSON.stringify(face)}`;
  const card = known.get(key) ?? <Card face={face} side={side} speaker={speaker} />;
  known.set(key, card);
  return card;
}
