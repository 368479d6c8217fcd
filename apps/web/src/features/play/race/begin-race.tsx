import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import type { RaceOfBoard, RaceView } from "@karota/contract/games/races.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";

/**
 * For who shares a board: begins a race on it, unless one waits or they play one already. It asks first where others play one
 * that they have left, because that one ends.
 */
export function BeginRace(props: {
  readonly code: string;
  readonly label?: MessageId;
  readonly kind?: "plain" | "primary";
  readonly onBegun: () => unknown;
}) {
  const { code, label = "play.race.begin", kind = "plain", onBegun } = props;
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const body = { code };
  const begin = async () => {
    await call<RaceView>("POST", "shared-boards/race/begin", { body });
    await onBegun();
  };
  const [busy, start] = useAction(async () => {
    const { race } = await call<RaceOfBoard>("POST", "shared-boards/race/open", { body });
    if (race === null || race.phase === "ended") await begin();
    else if (race.phase === "running" && !race.joined) setAsking(true);
    else await onBegun();
  });
  return (
    <Stack gap={2} start>
      <Button kind={kind} icon={<Icon of={IconUsers} small />} busy={busy} onClick={start}>
        {say(label)}
      </Button>
      <p className="soft small">{say("play.race.begin.hint")}</p>
      {asking && (
        <ConfirmDialog
          title={say("play.race.begin.title")}
          act={say("play.race.another")}
          cancel={say("play.race.begin.stay")}
          onAct={begin}
          onClose={() => setAsking(false)}
        >
          <p>{say("play.race.begin.text")}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
