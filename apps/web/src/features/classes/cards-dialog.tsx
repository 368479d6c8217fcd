import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import type { ClassCard } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { saveCards } from "./use-class.ts";

/** Offers cards that were just made as a PDF, once: the server does not know their secrets any more. */
export function CardsDialog(props: {
  readonly group: GroupDetail;
  readonly cards: readonly ClassCard[];
  readonly onClose: () => void;
}) {
  const { group, cards, onClose } = props;
  const say = useSay();
  const [isSaved, setSaved] = useState(false);
  const [busy, save] = useAction(async () => {
    await saveCards(group.id, group.name, cards);
    setSaved(true);
  });
  return (
    <Dialog
      title={say("classes.cards.title", { count: cards.length })}
      // Only a button closes it: the cards are gone then.
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say(isSaved ? "classes.cards.done" : "classes.cards.without")}
          </Button>
          <Button kind="primary" busy={busy} icon={<Icon of={IconPrinter} small />} onClick={save}>
            {say("classes.cards.save")}
          </Button>
        </>
      }
    >
      <p>{say("classes.cards.once")}</p>
      <div role="status">{isSaved && <p className="strong">{say("classes.cards.saved")}</p>}</div>
    </Dialog>
  );
}
