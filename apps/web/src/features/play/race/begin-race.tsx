import { IconUsers } from "@tabler/icons-react";
import type { RaceOfBoard, RaceView } from "@karota/contract/games/races.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";

/** For who shares a board: begins a race on it, unless one is waiting or running already. */
export function BeginRace(props: {
  readonly code: string;
  readonly label?: MessageId;
  readonly kind?: "plain" | "primary";
  readonly onBegun: () => unknown;
}) {
  const { code, label = "play.race.begin", kind = "plain", onBegun } = props;
  const say = useSay();
  const [busy, begin] = useAction(async () => {
    const body = { code };
    const { race } = await call<RaceOfBoard>("POST", "shared-boards/race/open", { body });
    if (race === null || race.phase === "ended") await call<RaceView>("POST", "shared-boards/race/begin", { body });
    await onBegun();
  });
  return (
    <Stack gap={2} start>
      <Button kind={kind} icon={<Icon of={IconUsers} small />} busy={busy} onClick={begin}>
        {say(label)}
      </Button>
      <p className="soft small">{say("play.race.begin.hint")}</p>
    </Stack>
  );
}
