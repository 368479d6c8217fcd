import { Segmented } from "@karota/ui/segmented.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { savePlayerSettings, useSettings } from "../shared/session/settings.ts";

/** Light, dark, or as the device has it. */
export function SchemeChoice() {
  const say = useSay();
  const { scheme = "system" } = useSettings();
  return (
    <Segmented
      legend={say("shell.scheme")}
      name="scheme"
      dense
      value={scheme}
      onChange={(value) => savePlayerSettings({ scheme: value })}
      options={[
        { value: "system", label: say("shell.scheme.system") },
        { value: "light", label: say("shell.scheme.light") },
        { value: "dark", label: say("shell.scheme.dark") },
      ]}
    />
  );
}
