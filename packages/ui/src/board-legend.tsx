import type { ReactNode } from "react";
import styles from "./board-legend.module.css";
import { Disclosure } from "./disclosure.tsx";
import { useFrame } from "./game-frame.ts";

/** What the marks on the board mean, which can be folded; the samples are drawn by the game with `BoardCell`'s looks. */
export function BoardLegend({
  label,
  items,
}: {
  label: string;
  items: readonly { id: string; sample: ReactNode; words: string }[];
}) {
  const { isOpen, setOpen } = useFrame().legend;
  return (
    <Disclosure
      className={styles["fold"]}
      summary={label}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // The event also follows what the frame has opened or closed.
        if (open !== isOpen) setOpen(open);
      }}
    >
      <ul className={styles["legend"]} aria-label={label}>
        {items.map(({ id, sample, words }) => (
          <li key={id}>
            {sample}
            {words}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A little cell for the legend. */
export const LegendCell = ({
  text,
  look,
}: {
  text: string;
  look: "given" | "entered" | "right" | "wrong" | "target";
}) => (
  <span aria-hidden="true" className={styles["sample"]} data-look={look}>
    {text}
  </span>
);
