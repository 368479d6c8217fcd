import { IconCloudOff } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useAction } from "../api/use-action.ts";
import { useSay } from "../i18n/i18n.tsx";
import styles from "./no-network.module.css";

/** Says that there is no network and what can be done now; the page looks again by itself once there is one. */
export default function NoNetwork({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  const say = useSay();
  const [busy, again] = useAction(retry);
  return (
    <Note role="status" className={styles["notice"]}>
      <Cluster rowGap={2}>
        <Icon of={IconCloudOff} />
        <p>{text}</p>
        <Button size="small" busy={busy} onClick={again}>
          {say("shell.tryAgain")}
        </Button>
      </Cluster>
    </Note>
  );
}
