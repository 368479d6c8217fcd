import { Link } from "wouter";
import { MIN_CARROTS } from "@karota/contract/payments/price.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { useUser } from "../../shared/session/session.ts";
import { readSiteSettings } from "../../shared/session/site-settings.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";

/** How to get carrots at the present price. */
export function CarrotsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const site = readSiteSettings();
  const buys = canBuy(useUser());
  return (
    <Dialog
      title={say("dispatch.howCarrots")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("shell.understood")}</Button>
          {buys && (
            <Link className={buttonClass({ kind: "primary" })} to="/credit-buy">
              {say("shell.menu.buy")}
            </Link>
          )}
        </>
      }
    >
      <p>{say("dispatch.carrots.first")}</p>
      {!buys && <p>{say("dispatch.carrots.given")}</p>}
      {buys && site && (
        <p>
          {say("dispatch.carrots.later", {
            carrots: carrotWords(MIN_CARROTS, speaker),
            euros: format.euros(MIN_CARROTS * site.carrot_cents),
          })}
        </p>
      )}
      <p>{say("dispatch.carrots.free")}</p>
    </Dialog>
  );
}
