import { Link } from "wouter";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../../shared/i18n.tsx";

/** How one comes by carrots as things stand. */
export function CarrotsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog
      title={say("dispatch.howCarrots")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("shell.understood")}</Button>
          <Link className={buttonClass({ kind: "primary" })} to="/credit-buy">
            {say("shell.menu.buy")}
          </Link>
        </>
      }
    >
      <p>{say("dispatch.carrots.first")}</p>
      <p>{say("dispatch.carrots.later")}</p>
      <p>{say("dispatch.carrots.free")}</p>
    </Dialog>
  );
}
