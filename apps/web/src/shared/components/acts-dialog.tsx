import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import type { MenuItem } from "@karota/ui/menu.tsx";
import { useSay } from "../i18n/i18n.tsx";

interface ActsDialogProps {
  /** What they are done with. */
  readonly title: string;
  readonly note: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** Acts to choose from, where a menu would be cut by what scrolls around its button. */
export function ActsDialog({ title, note, items, onClose }: ActsDialogProps) {
  const say = useSay();
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{say("shell.close")}</Button>}>
      <p className="soft">{note}</p>
      <Stack as="ul" gap={2}>
        {items.map(({ text, icon, act }) => (
          <li key={text}>
            <Button wide icon={icon} onClick={act}>
              {text}
            </Button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
