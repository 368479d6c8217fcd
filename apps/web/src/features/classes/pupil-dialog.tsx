import { IconCards, IconLockOpen, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { MAX_PUPIL_NAME, type ClassCard, type ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { TextField } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { ActsDialog } from "../../shared/components/acts-dialog.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { notifyFailure, toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { CardsDialog } from "./cards-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { removePupil, renamePupil, renewCards, unlockPupil } from "./use-class.ts";

type Pupil = ClassReply["pupils"][number];

interface OfPupil {
  readonly group: GroupDetail;
  readonly pupil: Pupil;
  readonly onClose: () => void;
}

function RenameDialog({ group, pupil, onClose }: OfPupil) {
  const say = useSay();
  const [name, setName] = useState(pupil.name);
  const [busy, save] = useAction(() => renamePupil(group.id, pupil.id, name.trim()), {
    toast: "classes.renamed",
    onDone: onClose,
  });
  return (
    <FormDialog title={say("classes.rename")} busy={busy} disabled={name.trim() === ""} onSave={save} onClose={onClose}>
      <TextField
        label={say("classes.rename.name")}
        maxLength={MAX_PUPIL_NAME}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
    </FormDialog>
  );
}

/** What the owner of a group can do with a pupil who signs in with one of its cards. */
export function PupilDialog({ note, ...of }: OfPupil & { readonly note: string }) {
  const say = useSay();
  const { group, pupil, onClose } = of;
  const [shown, show] = useState<"acts" | "rename" | "card" | "remove">("acts");
  const [cards, setCards] = useState<readonly ClassCard[] | null>(null);
  const { id, name } = pupil;
  const unlock = () => {
    onClose();
    unlockPupil(group.id, id).then(() => toast("classes.unlocked", { values: { name } }), notifyFailure);
  };
  if (cards) return <CardsDialog group={group} cards={cards} onClose={onClose} />;
  if (shown === "rename") return <RenameDialog {...of} />;
  if (shown === "card")
    return (
      <ConfirmDialog
        title={say("classes.card.new.title", { name })}
        act={say("classes.card.new.act")}
        cancel={say("classes.cancel")}
        onAct={async () => setCards((await renewCards(group.id, [id])).cards)}
        onClose={() => show("acts")}
      >
        <p>{say("classes.cards.void")}</p>
      </ConfirmDialog>
    );
  if (shown === "remove")
    return (
      <ConfirmDialog
        title={say("classes.remove.title", { name })}
        act={say("classes.remove.act")}
        cancel={say("classes.cancel")}
        onAct={async () => {
          await removePupil(group.id, id);
          toast("classes.removed", { values: { name } });
        }}
        onClose={onClose}
      >
        <p>{say("classes.remove.text")}</p>
      </ConfirmDialog>
    );
  return (
    <ActsDialog
      title={name}
      note={note}
      items={[
        ...(pupil.locked ? [{ text: say("classes.unlock"), icon: <Icon of={IconLockOpen} small />, act: unlock }] : []),
        { text: say("classes.card.new"), icon: <Icon of={IconCards} small />, act: () => show("card") },
        { text: say("classes.rename"), icon: <Icon of={IconPencil} small />, act: () => show("rename") },
        { text: say("classes.remove"), icon: <Icon of={IconTrash} small />, act: () => show("remove") },
      ]}
      onClose={onClose}
    />
  );
}
