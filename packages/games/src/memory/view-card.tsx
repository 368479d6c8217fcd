import type { ReactNode } from "react";
import { TickIcon } from "@karota/ui/board-icons.ts";
import type { CardSymbol } from "./board.ts";
import { Picture } from "./view-pictures.tsx";
import styles from "./view.module.css";

/** Covered; turned over for the moment; turned over and not the same; found. */
export type Side = "hidden" | "open" | "unlike" | "found";

function Card({ symbol, side }: { readonly symbol: CardSymbol; readonly side: Side }) {
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
        <Picture of={symbol} />
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
export function cardOf(symbol: CardSymbol, side: Side): ReactNode {
  const key = symbol + side;
  const card = known.get(key) ?? <Card symbol={symbol} side={side} />;
  known.set(key, card);
  return card;
}
