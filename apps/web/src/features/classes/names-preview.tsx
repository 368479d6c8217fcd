import { MAX_ADDED } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./class-section.module.css";
import type { NameLine } from "./read-names.ts";

/** Lines that are wrong and are shown one by one. */
const MAX_SHOWN = 20;

/** Each line of which no pupil is made, with the reason. */
function Wrong({ lines }: { lines: readonly NameLine[] }) {
  const say = useSay();
  return (
    <Note tone="warn">
      <p>{say("classes.add.wrong", { count: lines.length })}</p>
      <ul>
        {lines.slice(0, MAX_SHOWN).map(({ line, name, fault }) => (
          <li key={line}>{say(`classes.fault.${fault!}`, { line, name: name.slice(0, 60) })}</li>
        ))}
        {lines.length > MAX_SHOWN && <li>{say("classes.add.more", { count: lines.length - MAX_SHOWN })}</li>}
      </ul>
    </Note>
  );
}

/** Says that the letters of a file were guessed, and offers the other reading. */
export function Guessed({
  other,
  onSwap,
}: {
  readonly other: string | null;
  readonly onSwap: (other: string) => void;
}) {
  const say = useSay();
  return (
    <Note tone="warn" role="status">
      <p>{say("classes.add.letters")}</p>
      {other !== null && (
        <p>
          <Button size="small" onClick={() => onSwap(other)}>
            {say("classes.add.letters.other")}
          </Button>
        </p>
      )}
    </Note>
  );
}

/** What will be made of the text: the names, and what is wrong. */
export function Preview({
  good,
  wrong,
  hasColumns,
}: {
  good: readonly NameLine[];
  wrong: readonly NameLine[];
  hasColumns: boolean;
}) {
  const say = useSay();
  const isTooMany = good.length > MAX_ADDED;
  return (
    <>
      <div role="status">
        {isTooMany ? (
          <Note tone="bad">
            <p>{say("classes.add.tooMany", { count: good.length, most: MAX_ADDED })}</p>
          </Note>
        ) : (
          good.length > 0 && <p className="strong">{say("classes.add.preview", { count: good.length })}</p>
        )}
        {hasColumns && <p className="soft">{say("classes.add.columns")}</p>}
      </div>
      {good.length > 0 && !isTooMany && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
        <section className={styles["preview"]} tabIndex={0} aria-label={say("classes.add.names")}>
          <ul className={styles["names"]}>
            {good.map(({ line, name }) => (
              <li key={line}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {wrong.length > 0 && <Wrong lines={wrong} />}
    </>
  );
}
