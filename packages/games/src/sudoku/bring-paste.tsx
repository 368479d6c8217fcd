import { useState } from "react";
import { buttonClass } from "@karota/ui/button.tsx";
import { FileButton, TextArea } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import type { Speaker } from "@karota/engine/message.ts";
import { MAX_TEXT_LENGTH } from "./bring-read.ts";
import { faultOfText, PICTURE, type Remark } from "./bring-words.ts";

/** A text to be read; `remark` is why it is refused unread. */
export interface Pasted {
  readonly text: string;
  readonly remark: Remark | null;
}

/** Signs of more than one byte each: a file of this size may still be short enough. */
const MAX_FILE_BYTES = 4 * MAX_TEXT_LENGTH;
const TOO_LONG = faultOfText({ kind: "long" });

/** The field for a sudoku as text, and the button for a file. What is too long is refused before the page draws it. */
export function BringPaste(props: {
  readonly speaker: Speaker;
  readonly first: string;
  readonly paste: (pasted: Pasted) => void;
}) {
  const { speaker, paste } = props;
  const say = (id: string) => speaker.say({ id });
  const [text, setText] = useState(props.first);
  const take = (next: string) => {
    if (next.length > MAX_TEXT_LENGTH) return paste({ text: "", remark: TOO_LONG });
    setText(next);
    paste({ text: next, remark: null });
  };
  const readFile = async (file: File) => {
    if (file.type.startsWith("image/")) return paste({ text: "", remark: PICTURE });
    if (file.size > MAX_FILE_BYTES) return paste({ text: "", remark: TOO_LONG });
    take(await file.text());
  };
  return (
    <Stack gap={3}>
      <TextArea
        label={say("sudoku.bring.text")}
        hint={say("sudoku.bring.text.hint")}
        rows={5}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={take}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          const [file] = event.clipboardData.files;
          if (pasted.length <= MAX_TEXT_LENGTH && (pasted !== "" || !file)) return;
          event.preventDefault();
          if (pasted === "" && file) void readFile(file);
          else take(pasted);
        }}
      />
      <p>
        <FileButton className={buttonClass({ size: "small" })} onFile={(file) => void readFile(file)}>
          {say("sudoku.bring.file")}
        </FileButton>
      </p>
    </Stack>
  );
}
