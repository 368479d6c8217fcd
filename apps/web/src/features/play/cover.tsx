import { ResumeIcon } from "@karota/ui/board-icons.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./cover.module.css";

/** The pause: the board is hidden and the time stopped. */
export function Cover({ resume }: { resume: () => void }) {
  const say = useSay();
  return (
    <div className={styles["cover"]}>
      <p>{say("play.paused")}</p>
      <Button kind="primary" icon={<Icon of={ResumeIcon} />} autoFocus onClick={resume}>
        {say("play.resume")}
      </Button>
    </div>
  );
}
