import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { freeText } from "../../shared/format/free-text.ts";
import { downloadFile } from "../../shared/download-file.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { readSession } from "../../shared/session/session.ts";
import { showSettings } from "../../shared/session/settings.ts";
import { signOut } from "../../shared/session/sign-out.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import styles from "./profile-page.module.css";

/** Everything about oneself as a file, and the end of the account after two confirmations. */
export function MyData() {
  const say = useSay();
  const speaker = useSpeaker();
  const [asked, setAsked] = useState<"no" | "first" | "last">("no");
  const [saving, save] = useAction(async () => {
    const all = await call<unknown>("GET", "users/export");
    downloadFile("karota.json", new Blob([JSON.stringify(all, null, 2)], { type: "application/json" }));
  });
  const [erasing, erase] = useAction(async () => {
    const user = readSession();
    if (!user) return;
    await call("DELETE", `users/${user.userId}`);
    setAsked("no");
    await signOut(true);
    void clearCache();
    showSettings();
    navigate("/home");
  });
  const close = (): void => setAsked("no");
  const carrots = carrotWords(readSession()?.credit_amount ?? 0, speaker);
  return (
    <Card pad="large" gap={4}>
      <Stack as="section" start>
        <h2>{say("profile.export")}</h2>
        <p>{say("profile.export.text")}</p>
        <Button busy={saving} onClick={save}>
          {say("profile.export.act")}
        </Button>
      </Stack>
      <Stack as="section" start className={styles["danger"]}>
        <h2>{say("profile.erase")}</h2>
        <p>{say(freeText("profile.erase.text"), { carrots })}</p>
        <Button onClick={() => setAsked("first")}>{say("profile.erase.act")}</Button>
      </Stack>
      {asked !== "no" && (
        <Dialog
          key={asked}
          title={say(`profile.erase.${asked}`)}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{say("profile.cancel")}</Button>
              {asked === "first" ? (
                <Button onClick={() => setAsked("last")}>{say("profile.erase.on")}</Button>
              ) : (
                <Button kind="danger" busy={erasing} onClick={erase}>
                  {say("profile.erase.forever")}
                </Button>
              )}
            </>
          }
        >
          <p>{say(freeText(asked === "first" ? "profile.erase.text" : "profile.erase.last.text"), { carrots })}</p>
        </Dialog>
      )}
    </Card>
  );
}
