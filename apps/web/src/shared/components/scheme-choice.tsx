import { Segmented } from "@karota/ui/segmented.tsx";
import { useSay } from "../i18n/i18n.tsx";
import { savePlayerSettings, useSettings } from "../session/settings.ts";

/** Light, dark, or as the device has it; `name` is one of its own where two are on a page. */
export function SchemeChoice({ name, legend }: { name: string; legend: string }) {
  const say = useSay();
  const { scheme = "system" } = useSettings();
  return (
    <Segmented
      dense
      legend={legend}
      name={name}
      options={(["system", "light", "dark"] as const).map((value) => ({ value, label: say(`shell.scheme.${value}`) }))}
      value={scheme}
      onChange={(value) => savePlayerSettings({ scheme: value })}
    />
  );
}
