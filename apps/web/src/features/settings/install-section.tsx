import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useInstall } from "../../shared/offline/installing.ts";
import { useMedia } from "../../shared/use-media.ts";

/** Karota as an app: installed already, by one click, or by the steps in the browser's menu. */
export function Install() {
  const say = useSay();
  const install = useInstall();
  const installed = useMedia("(display-mode: standalone)");
  if (installed) return <p className="soft">{say("settings.app.installed")}</p>;
  return (
    <>
      <p className="soft">{say(install ? "settings.app.what" : "settings.app.how")}</p>
      {install && (
        <div>
          <Button onClick={install}>{say("settings.app.install")}</Button>
        </div>
      )}
    </>
  );
}
