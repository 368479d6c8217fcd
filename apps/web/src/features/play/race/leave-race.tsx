import { IconDoorExit } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";

/** Leaves a race that is running, after a question. */
export function LeaveRace({ className, leave }: { className?: string | undefined; leave: () => Promise<unknown> }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        className={className}
        label={say("play.race.leave")}
        icon={<Icon of={IconDoorExit} />}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={say("play.race.leave.title")}
          kind="primary"
          act={say("play.race.leave")}
          cancel={say("play.race.leave.stay")}
          onAct={leave}
          onClose={() => setAsking(false)}
        >
          <p>{say("play.race.leave.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
