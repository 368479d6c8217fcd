import { IconFileUpload } from "@tabler/icons-react";
import { useMemo, useState, type ReactNode } from "react";
import type { ClassCard } from "@karota/contract/classes/classes.ts";
import { MAX_ADDED, type GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { FileButton, TextArea } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./class-section.module.css";
import { decodeFile, type FileFault } from "./decode-file.ts";
import { readNames, type NameLine } from "./read-names.ts";
import { addPupils } from "./use-class.ts";

/** The largest file that is read, in bytes: far more than any class, and no film by mistake. */
const MAX_FILE_BYTES = 1_000_000;
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

/** What will be made of the text: the names, and what is wrong. */
function Preview({
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

/** Makes pupils of a pasted list, or of a file from a spreadsheet. */
export function AddPupils(props: {
  readonly group: GroupDetail;
  /** The names that are in the class already. */
  readonly present: readonly string[];
  readonly moveNote: (group: GroupDetail, members: number) => ReactNode;
  readonly onClose: () => void;
  readonly onCards: (cards: readonly ClassCard[]) => void;
}) {
  const { group, present, moveNote, onClose, onCards } = props;
  const say = useSay();
  const { language } = useSpeaker();
  const [text, setText] = useState("");
  const [isFile, setFile] = useState(false);
  const [fault, setFault] = useState<"fileLarge" | FileFault | null>(null);
  /** The file in the other encoding that it may have. */
  const [other, setOther] = useState<string | null>(null);
  const { lines, hasColumns } = useMemo(() => readNames(text, present, isFile), [text, present, isFile]);
  const good = lines.filter((one) => one.fault === null);
  const [busy, add] = useAction(async () => {
    const { cards } = await addPupils(
      group.id,
      good.map(({ name }) => name),
    );
    onClose();
    onCards(cards);
  });
  const read = async (file: File) => {
    setOther(null);
    if (file.size > MAX_FILE_BYTES) return setFault("fileLarge");
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()), language);
    if (typeof decoded === "string") return setFault(decoded);
    setText(decoded.text);
    setOther(decoded.other);
    setFile(true);
    setFault(null);
  };
  return (
    <Dialog
      title={say("classes.add")}
      onClose={busy ? undefined : onClose}
      className={styles["wide"]}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say("classes.cancel")}
          </Button>
          <Button kind="primary" busy={busy} disabled={good.length === 0 || good.length > MAX_ADDED} onClick={add}>
            {say("classes.add.act", { count: good.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={say("classes.add.names")}
          hint={say("classes.add.hint")}
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(next) => {
            setText(next);
            setFile(false);
            setOther(null);
          }}
        />
        <p>
          <FileButton
            className={buttonClass({ size: "small" })}
            icon={<Icon of={IconFileUpload} small />}
            accept=".csv,.txt,text/csv,text/plain"
            onFile={(file) => void read(file)}
          >
            {say("classes.add.file")}
          </FileButton>
        </p>
        {fault && (
          <Note tone="bad" role="alert">
            <p>{say(`classes.add.${fault}`)}</p>
          </Note>
        )}
        {other !== null && (
          <Note tone="warn">
            <p>{say("classes.add.letters")}</p>
            <p>
              <Button
                size="small"
                onClick={() => {
                  setText(other);
                  setOther(text);
                }}
              >
                {say("classes.add.letters.other")}
              </Button>
            </p>
          </Note>
        )}
        <Preview good={good} wrong={lines.filter((one) => one.fault !== null)} hasColumns={hasColumns} />
        {good.length > 0 && good.length <= MAX_ADDED && moveNote(group, group.numMembers + good.length)}
      </Stack>
    </Dialog>
  );
}
