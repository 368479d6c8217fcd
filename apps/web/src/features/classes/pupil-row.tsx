import { IconCards, IconDots, IconLockOpen, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { MAX_PUPIL_NAME, type ClassCard, type ClassReply } from "@karota/contract/classes/classes.ts";
import { TextField } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Menu } from "@karota/ui/menu.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { notifyFailure, toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./class-section.module.css";
import { FormDialog } from "./form-dialog.tsx";
import { removePupil, renamePupil, renewCards, unlockPupil } from "./use-class.ts";

type Pupil = ClassReply["pupils"][number];

interface OfPupil {
  readonly groupId: string;
  readonly pupil: Pupil;
}

function RenameDialog({ groupId, pupil, onClose }: OfPupil & { onClose: () => void }) {
  const say = useSay();
  const [name, setName] = useState(pupil.name);
  const [busy, save] = useAction(() => renamePupil(groupId, pupil.id, name.trim()), {
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

/** One pupil, and what the mentor can do for them. */
export function PupilRow({ groupId, pupil, onCards }: OfPupil & { onCards: (cards: readonly ClassCard[]) => void }) {
  const say = useSay();
  const [asked, ask] = useState<"rename" | "card" | "remove" | null>(null);
  const close = () => ask(null);
  const { name } = pupil;
  const unlock = () =>
    unlockPupil(groupId, pupil.id).then(() => toast("classes.unlocked", { values: { name } }), notifyFailure);
  return (
    <li className={styles["row"]}>
      <span>{name}</span>
      <span>
        {pupil.locked ? (
          <Badge tone="warn">{say("classes.locked")}</Badge>
        ) : (
          !pupil.used && <Badge>{say("classes.unused")}</Badge>
        )}
      </span>
      <Menu
        iconOnly
        label={say("classes.options", { name })}
        icon={<Icon of={IconDots} />}
        items={[
          ...(pupil.locked
            ? [{ text: say("classes.unlock"), icon: <Icon of={IconLockOpen} small />, act: () => void unlock() }]
            : []),
          { text: say("classes.card.new"), icon: <Icon of={IconCards} small />, act: () => ask("card") },
          { text: say("classes.rename"), icon: <Icon of={IconPencil} small />, act: () => ask("rename") },
          { text: say("classes.remove"), icon: <Icon of={IconTrash} small />, act: () => ask("remove") },
        ]}
      />
      {asked === "rename" && <RenameDialog groupId={groupId} pupil={pupil} onClose={close} />}
      {asked === "card" && (
        <ConfirmDialog
          title={say("classes.card.new.title", { name })}
          act={say("classes.card.new.act")}
          cancel={say("classes.cancel")}
          onAct={async () => onCards((await renewCards(groupId, [pupil.id])).cards)}
          onClose={close}
        >
          <p>{say("classes.cards.void")}</p>
        </ConfirmDialog>
      )}
      {asked === "remove" && (
        <ConfirmDialog
          title={say("classes.remove.title", { name })}
          act={say("classes.remove.act")}
          cancel={say("classes.cancel")}
          onAct={async () => {
            await removePupil(groupId, pupil.id);
            toast("classes.removed", { values: { name } });
          }}
          onClose={close}
        >
          <p>{say("classes.remove.text")}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
