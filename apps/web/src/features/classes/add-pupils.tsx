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
import { Guessed, Preview } from "./names-preview.tsx";
import { readNames } from "./read-names.ts";
import { addPupils } from "./use-class.ts";

/** The largest file that is read, in bytes: far more than any class, and no film by mistake. */
const MAX_FILE_BYTES = 1_000_000;
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
  /** Where the letters of a file had to be guessed: the text in the other encoding, if it can be that one. */
  const [guess, setGuess] = useState<{ readonly other: string | null } | null>(null);
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
    setGuess(null);
    if (file.size > MAX_FILE_BYTES) return setFault("fileLarge");
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()), language);
    if (typeof decoded === "string") return setFault(decoded);
    setText(decoded.text);
    setGuess(decoded.isGuess ? decoded : null);
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
            setGuess(null);
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
        {guess && (
          <Guessed
            other={guess.other}
            onSwap={(other) => {
              setText(other);
              setGuess({ other: text });
            }}
          />
        )}
        <Preview good={good} wrong={lines.filter((one) => one.fault !== null)} hasColumns={hasColumns} />
        {good.length > 0 && good.length <= MAX_ADDED && moveNote(group, group.numMembers + good.length)}
      </Stack>
    </Dialog>
  );
}
