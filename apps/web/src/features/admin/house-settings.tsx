import type { SettingsVersions } from "@karota/contract/admin/settings.ts";
import { call } from "../../shared/api.ts";
import { EmptyState } from "../../shared/empty-state.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { useLoad } from "../../shared/use-load.ts";
import { Waiting } from "../../shared/waiting.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** What admins set while Karota runs, and every version of it. */
export default function HouseSettings() {
  const say = useSay();
  const { data, error, waiting, reload } = useLoad(["admin/settings/versions"], () =>
    call<{ versions: SettingsVersions }>("GET", "admin/settings/versions"),
  );
  if (data) return <SettingsForm versions={data.versions} reload={reload} />;
  if (waiting) return <Waiting />;
  return (
    error !== undefined && (
      <EmptyState text={say("shell.failed.load")} action={{ text: say("shell.tryAgain"), act: () => void reload() }} />
    )
  );
}
