import { useId, type ReactNode } from "react";
import type { PlayerSettings } from "@karota/contract/users/user.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LanguageMenu } from "../../shared/i18n/language-menu.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { isValid, useSession } from "../../shared/session/session.ts";
import { changeGameSettings, savePlayerSettings, useSettings } from "../../shared/session/settings.ts";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { Install } from "./install-section.tsx";
import { Mails } from "./mail-section.tsx";
import { Panels } from "./panels-section.tsx";
import { SignOutEverywhere } from "./sign-out-section.tsx";
import styles from "./settings-page.module.css";

const SWITCHES = [
  { name: "timer", words: "play.setting.timer" },
  { name: "state_display", words: "settings.state" },
  { name: "explain_mistakes", words: "play.setting.explain" },
  { name: "letter_shortcuts", words: "play.setting.letters" },
  { name: "confetti", words: "settings.confetti" },
] as const satisfies readonly { name: keyof PlayerSettings; words: string }[];

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The one switch that is on at first. */
const ON_AT_FIRST = "confetti";

/** How long two cards that differ stay open. */
function MemoryPace() {
  const say = useSay();
  const own = useSettings().games?.["memory"] ?? {};
  return (
    <Segmented
      dense
      legend={say("memory.pace")}
      name="pace"
      options={[
        { value: "1000", label: say("memory.pace.1000") },
        { value: "wait", label: say("memory.pace.wait") },
      ]}
      value={own["pace"] === "wait" ? "wait" : "1000"}
      onChange={(pace) => changeGameSettings("memory", { pace })}
    />
  );
}

/** `/settings`: how a player likes to see and to play; each choice holds at once. */
export default function SettingsPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const settings = useSettings();
  const signedIn = isValid(useSession());
  const { scheme = "system", text_size: size = "normal", font = "default" } = settings;
  return (
    <div className="page">
      <div className={styles["settings"]}>
        <PageHeading>{say("settings.title")}</PageHeading>
        <p className={styles["lead"]}>{say(signedIn ? "settings.kept.account" : "settings.kept.browser")}</p>
        <Section title={say("settings.look")}>
          <Segmented
            dense
            legend={say("settings.scheme")}
            name="page-scheme"
            options={[
              { value: "system", label: say("shell.scheme.system") },
              { value: "light", label: say("shell.scheme.light") },
              { value: "dark", label: say("shell.scheme.dark") },
            ]}
            value={scheme}
            onChange={(value) => savePlayerSettings({ scheme: value })}
          />
          <Segmented
            dense
            legend={say("settings.text")}
            name="text-size"
            options={[
              { value: "normal", label: say("settings.text.normal") },
              { value: "large", label: say("settings.text.large") },
              { value: "larger", label: say("settings.text.larger") },
            ]}
            value={size}
            onChange={(value) => savePlayerSettings({ text_size: value })}
          />
          <Segmented
            dense
            legend={say("settings.font")}
            name="font"
            options={[
              { value: "default", label: "Atkinson Hyperlegible" },
              { value: "opendyslexic", label: "OpenDyslexic" },
            ]}
            value={font}
            onChange={(value) => savePlayerSettings({ font: value })}
          />
          <p className={styles["lead"]}>{say("settings.font.about")}</p>
        </Section>
        <Section title={say("shell.language")}>
          <LanguageMenu long />
        </Section>
        <Section title={say("settings.play")}>
          <div>
            {SWITCHES.map(({ name, words }) => (
              <label key={name} className={styles["switch"]}>
                <input
                  type="checkbox"
                  checked={settings[name] ?? name === ON_AT_FIRST}
                  onChange={(event) => savePlayerSettings({ [name]: event.target.checked })}
                />
                {say(words)}
              </label>
            ))}
          </div>
        </Section>
        {findGame("memory")?.active && (
          <WithTexts parts={["memory"]}>
            <Section title={gameName("memory", speaker)}>
              <MemoryPace />
            </Section>
          </WithTexts>
        )}
        {signedIn && (
          <Section title={say("settings.mails")}>
            <Mails />
          </Section>
        )}
        {signedIn && (
          <Section title={say("settings.everywhere")}>
            <SignOutEverywhere />
          </Section>
        )}
        <Section title={say("settings.panels")}>
          <Panels />
        </Section>
        <Section title={say("settings.app")}>
          <Install />
        </Section>
      </div>
    </div>
  );
}
