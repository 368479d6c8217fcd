import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { shownCode } from "../../shared/api/shown-code.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import type { Added, Line } from "./add-all.ts";
import styles from "./form.module.css";

/** The result of one code, in the catalogue's texts. */
function Result({ line, waits }: { line: Line; waits: boolean }) {
  const say = useSay();
  const { outcome } = line;
  switch (outcome.state) {
    case "added":
      return (
        <>
          <b>{outcome.student.name}</b>
          <span>{say("error.S-MENTORSHIP-STUDENT_ADDED.title")}</span>
        </>
      );
    case "failed": {
      if (outcome.code === null) return <b>{say("shell.offline")}</b>;
      const code = shownCode(say, outcome.code);
      return (
        <>
          <b>{say(`error.${code}.title`)}</b>
          {/* The time to wait is above, in minutes. */}
          {!waits && <span>{say(`error.${code}.description`)}</span>}
        </>
      );
    }
    case "skipped":
      return <span>{say("students.add.skipped")}</span>;
    default:
      return <span>{say(outcome.state === "running" ? "students.add.running" : "students.add.waiting")}</span>;
  }
}

const SIGNS = { added: IconCheck, failed: IconX, skipped: IconMinus, waiting: IconMinus } as const;

/** Each code with its own outcome, and one sentence about all of them. */
export function AddResults({ added, running }: { added: Added; running: boolean }) {
  const say = useSay();
  const done = added.lines.filter(({ outcome }) => outcome.state === "added").length;
  return (
    <>
      <p role="status" className="strong">
        {!running && say("students.add.sum", { done, of: added.lines.length })}{" "}
        {!running &&
          added.retryAfter !== null &&
          say("students.add.later", { minutes: Math.ceil(added.retryAfter / 60) })}
      </p>
      <ul className={styles["results"]} aria-busy={running}>
        {added.lines.map((line, at) => (
          <li key={at} data-state={line.outcome.state}>
            <span className={styles["sign"]} aria-hidden="true">
              {line.outcome.state === "running" ? <Leaf /> : <Icon of={SIGNS[line.outcome.state]} small />}
            </span>
            <span className={styles["code"]}>{line.typed}</span>
            <span className={styles["words"]}>
              <Result line={line} waits={line.outcome.state === "failed" && added.retryAfter !== null} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
