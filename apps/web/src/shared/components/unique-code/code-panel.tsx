import { IconCopy } from "@tabler/icons-react";
import { useEffect } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import type { User } from "@karota/contract/users/user.ts";
import { call } from "../../api/api.ts";
import { AppPanel } from "../app-panel.tsx";
import { useServerNow } from "../../session/clock.ts";
import { useSay, useSpeaker } from "../../i18n/i18n.tsx";
import { Loaded } from "../loaded.tsx";
import { Qr } from "../qr.tsx";
import { useSession } from "../../session/session.ts";
import { useLoad } from "../../api/use-load.ts";
import styles from "./code-panel.module.css";
import { copyText } from "../../copy-text.ts";
import { spanWords } from "../../format/span-words.ts";

/** How a code is written: in two halves, which are easier to say. */
const written = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/**
 * One's unique code, for the mentor to type or to scan; a new one comes by itself. A pupil with a card has one mentor, and the
 * server refuses their code to others.
 */
export function CodePanel() {
  const say = useSay();
  const speaker = useSpeaker();
  const now = useServerNow(10_000);
  const user = useSession();
  const loaded = useLoad(["users", user?.userId ?? null], () => call<User>("GET", "users"));
  const { data, reload } = loaded;
  const left = data ? Date.parse(data.unique_code_expires) - now : 1;
  const over = left <= 0;
  useEffect(() => {
    if (over) void reload();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each code
  }, [over, data?.unique_code]);
  const copy = (text: string) => copyText(text, "code.copied", "code.notCopied");
  if (data?.pupil) return null;
  return (
    <AppPanel name="code" title={say("code")} onReload={reload}>
      <Loaded of={loaded} shape="none">
        {({ unique_code }) => {
          const code = written(unique_code);
          return (
            <Stack className={styles["wide"]}>
              <p className="soft">{say("code.why")}</p>
              <div className={styles["code"]}>
                <Stack start>
                  <p className={styles["letters"]}>
                    <span aria-hidden="true">{code}</span>
                    <span className="sr">{[...code.replace("-", "")].join(" ")}</span>
                  </p>
                  <p className="small soft">{say("code.next", { span: spanWords(left, speaker) })}</p>
                  <Button size="small" icon={<Icon of={IconCopy} small />} onClick={() => void copy(code)}>
                    {say("code.copy")}
                  </Button>
                </Stack>
                <Qr text={code} label={say("code.qr", { code })} className={styles["qr"]} />
              </div>
            </Stack>
          );
        }}
      </Loaded>
    </AppPanel>
  );
}
