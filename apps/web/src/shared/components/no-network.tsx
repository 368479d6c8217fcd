import { IconCloudOff } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../i18n/i18n.tsx";
import styles from "./no-network.module.css";

/** Says that there is no network and what can be done now; the page looks again by itself once there is one. */
export default function NoNetwork({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  return (
    <div className={styles["notice"]} role="status">
      <Icon of={IconCloudOff} />
      <p>{text}</p>
      <Button size="small" busy={busy} onClick={again}>
        {say("shell.tryAgain")}
      </Button>
    </div>
  );
}
