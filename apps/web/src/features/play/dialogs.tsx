import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";

/** Asks for confirmation before the board is cleared. */
export function RestartDialog({ yes, no }: { yes: () => void; no: () => void }) {
  const say = useSay();
  return (
    <Dialog
      title={say("play.restart.title")}
      onClose={no}
      actions={
        <>
          <Button onClick={no}>{say("play.restart.no")}</Button>
          <Button kind="primary" onClick={yes}>
            {say("play.restart.yes")}
          </Button>
        </>
      }
    >
      <p>{say("play.restart.text")}</p>
    </Dialog>
  );
}

/** The board was played on elsewhere. Nothing is overwritten before the player has chosen. */
export function NewerDialog({ accept, overwrite }: { accept: () => void; overwrite: () => void }) {
  const say = useSay();
  return (
    <Dialog
      title={say("play.newer.title")}
      actions={
        <>
          <Button onClick={overwrite}>{say("play.newer.keep")}</Button>
          <Button kind="primary" onClick={accept}>
            {say("play.newer.take")}
          </Button>
        </>
      }
    >
      <p>{say("play.newer.text")}</p>
    </Dialog>
  );
}
