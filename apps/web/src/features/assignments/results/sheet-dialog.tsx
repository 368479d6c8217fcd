import { IconPrinter } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { layOut } from "@karota/print/lay-out.ts";
import type { Copy } from "@karota/print/page.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { measure } from "../../../shared/print/font.ts";
import { SheetChoices } from "../../../shared/print/sheet-choices.tsx";
import { sheetLink } from "../../../shared/print/sheet-link.ts";
import { USUAL } from "../../../shared/print/sheet-options.ts";
import { Sheets } from "../../../shared/print/sheets.tsx";
import styles from "./sheet-dialog.module.css";

/** The questions of an assignment on paper, in one or two variants, to solve by hand. */
export function SheetDialog(props: {
  readonly copies: readonly Copy[];
  /** The path of the game whose help the sheets lead to; null for several. */
  readonly game: string | null;
  readonly onClose: () => void;
}) {
  const { copies, game, onClose } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const [options, setOptions] = useState(USUAL);
  const pages = useMemo(() => {
    const link = sheetLink(game, speaker.language);
    const layout = { ...options, copies: options.variants ? copies : copies.slice(0, 1), perPage: 1, link } as const;
    return layOut(layout, speaker, measure);
  }, [copies, game, options, speaker]);
  return (
    <Dialog
      title={say("assignments.sheet")}
      className={styles["sheet"]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("shell.close")}</Button>
          <Button kind="primary" icon={<Icon of={IconPrinter} />} onClick={() => print()}>
            {say("print.print")}
          </Button>
        </>
      }
    >
      <div className={styles["columns"]}>
        <SheetChoices options={options} set={setOptions} canVary canEnlarge pages={pages} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
        <section className={styles["preview"]} tabIndex={0} aria-label={say("print.preview")}>
          <Sheets pages={pages} />
        </section>
      </div>
    </Dialog>
  );
}
