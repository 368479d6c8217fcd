import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { TextArea } from "@karota/ui/fields.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { notify } from "../../shared/components/notices.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { addAll, type Added } from "./add-all.ts";
import { AddResults } from "./add-results.tsx";
import { MAX_CODES, splitCodes } from "./codes.ts";
import styles from "./form.module.css";
import { MoveButton, MoveNote, useMove } from "./move-note.tsx";
import { refresh, announcePackageChange, useInfo } from "./use-mentor.ts";

const ScanCode = lazy(() => loadChunk(() => import("./scan-code.tsx")));

/** Adds students by their codes: typed, pasted as a list, or read from their QR. Each code has its own result. */
export function AddStudents({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const before = useInfo().data?.package.name;
  const [way, setWay] = useState<"type" | "scan">("type");
  const [text, setText] = useState("");
  const [added, setAdded] = useState<Added | null>(null);
  const [running, setRunning] = useState(false);
  const codes = splitCodes(text);
  const move = useMove("maxStudents", ({ students }) => students + codes.length);
  const tooMany = codes.length > MAX_CODES;
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = tooMany ? say("students.add.tooMany", { most: MAX_CODES }) : undefined;
  const [announcements, announce] = useAnnouncer();
  // While they are typed, pasted or read by the camera.
  useEffect(() => {
    if (fault !== undefined) announce(fault);
  }, [fault, announce]);
  const start = async () => {
    setRunning(true);
    const all = await addAll(codes, setAdded);
    setRunning(false);
    void refresh();
    if (all.package !== null) announcePackageChange(before, all.package);
    if (all.lines.some(({ outcome }) => outcome.state === "failed" && outcome.code === "E-MENTORSHIP-NOT_A_MENTOR"))
      notify("E-MENTORSHIP-NOT_A_MENTOR");
  };
  const goOn = () => {
    // What was not added stays in the field, to be put right.
    const left = added?.lines.filter(({ outcome }) => outcome.state !== "added") ?? [];
    setText(left.map(({ typed }) => typed).join("\n"));
    setAdded(null);
    setWay("type");
  };
  if (added)
    return (
      <Dialog
        key="results"
        title={say("students.add.title")}
        onClose={running ? undefined : onClose}
        className={styles["wide"]}
        actions={
          !running && (
            <>
              <Button onClick={goOn}>{say("students.add.more")}</Button>
              <Button kind="primary" onClick={onClose}>
                {say("students.add.done")}
              </Button>
            </>
          )
        }
      >
        <AddResults added={added} running={running} />
      </Dialog>
    );
  const remember = (code: string) =>
    setText((now) =>
      splitCodes(now).includes(code) ? now : `${now.trimEnd()}${now.trim() === "" ? "" : "\n"}${code}\n`,
    );
  return (
    <Dialog
      key="form"
      title={say("students.add.title")}
      onClose={onClose}
      className={styles["wide"]}
      actions={
        <>
          <Button onClick={onClose}>{say("students.cancel")}</Button>
          <MoveButton
            move={move}
            label={say("students.add.act", { count: codes.length })}
            busy={running}
            disabled={codes.length === 0}
            note={`${id}move`}
            onClick={() => (tooMany ? field.current?.focus() : void start())}
          />
        </>
      }
    >
      <p className="soft">{say("students.add.how")}</p>
      <Segmented
        dense
        legend={say("students.add.way")}
        name="way"
        options={[
          { value: "type", label: say("students.add.way.type") },
          { value: "scan", label: say("students.add.way.scan") },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === "scan" && (
        <Suspense>
          <ScanCode onCode={remember} />
        </Suspense>
      )}
      <TextArea
        ref={field}
        label={say("students.add.codes")}
        note={tooMany ? undefined : say("students.add.hint", { most: MAX_CODES })}
        fault={fault}
        className={styles["codes"]}
        rows={4}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      {announcements}
      <MoveNote id={`${id}move`} move={move} />
    </Dialog>
  );
}
