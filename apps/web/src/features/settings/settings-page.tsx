import { MAX_SCAN_SECONDS, type PlayerSettings } from "@karota/contract/users/user.ts";
import { FIRST_SCHOOLING, WRITTEN_SUBTRACTIONS } from "@karota/engine/schooling.ts";
import { READING_SPEEDS } from "@karota/engine/speech/reading-speed.ts";
import { Section } from "@karota/ui/card.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { SchemeChoice } from "../../shared/components/scheme-choice.tsx";
import { isValid, useSession } from "../../shared/session/session.ts";
import { savePlayerSettings, useSettings } from "../../shared/session/settings.ts";
import { useVoice } from "../../shared/session/use-voice.ts";
import { AudienceChoice } from "./audience-choice.tsx";
import { Install } from "./install-section.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Mails } from "./mail-section.tsx";
import { Panels } from "./panels-section.tsx";
import { Preview } from "./preview.tsx";
import { SignOutEverywhere } from "./sign-out-section.tsx";

const SIZES = ["normal", "large", "larger"] as const;
const SCAN_SECONDS = Array.from({ length: MAX_SCAN_SECONDS + 1 }, (_, seconds) => seconds);
const SWITCHES = [
  { name: "timer", words: "play.setting.timer" },
  { name: "state_display", words: "settings.state" },
  { name: "explain_mistakes", words: "play.setting.explain" },
  { name: "letter_shortcuts", words: "play.setting.letters" },
  { name: "answer_keys", words: "play.setting.answerKeys" },
  { name: "confetti", words: "settings.confetti" },
  { name: "vibration", words: "settings.vibration" },
] as const satisfies readonly { name: keyof PlayerSettings; words: string }[];

/** The switches that are on at first. */
const ON_AT_FIRST: readonly (keyof PlayerSettings)[] = ["answer_keys", "confetti"];

/** Not every browser can vibrate. */
const isPossible = (name: keyof PlayerSettings): boolean => name !== "vibration" || "vibrate" in navigator;

/** `/settings`: how a player likes to see and to play; each choice holds at once. */
export default function SettingsPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const settings = useSettings();
  const signedIn = isValid(useSession());
  const voice = useVoice(speaker.language);
  const { text_size: size = "normal", font = "default" } = settings;
  const { subtraction } = speaker.schooling ?? FIRST_SCHOOLING;
  return (
    <Stack gap={5}>
      <PageHeading>{say("settings.title")}</PageHeading>
      <p className="soft">{say(signedIn ? "settings.kept.account" : "settings.kept.browser")}</p>
      <div className="work">
        <Stack gap={5}>
          <Section gap={4} title={say("settings.audience")}>
            <AudienceChoice />
          </Section>
          <Section gap={4} title={say("settings.look")}>
            <LanguageChoice />
            <SchemeChoice name="page-scheme" legend={say("settings.scheme")} />
            <Segmented
              dense
              legend={say("settings.text")}
              name="text-size"
              options={SIZES.map((value) => ({ value, label: say(`settings.text.${value}`) }))}
              value={size}
              onChange={(value) => savePlayerSettings({ text_size: value })}
            />
            <Segmented
              dense
              legend={say("settings.font")}
              name="font"
              options={[
                { value: "default", label: say("settings.font.default") },
                { value: "opendyslexic", label: say("settings.font.opendyslexic") },
              ]}
              value={font}
              onChange={(value) => savePlayerSettings({ font: value })}
            />
            <p className="soft">{say("settings.font.about")}</p>
            <Switch
              label={say("settings.seasons")}
              checked={settings.seasons ?? true}
              onChange={(seasons) => savePlayerSettings({ seasons })}
            />
          </Section>
          <Section gap={4} title={say("settings.play")}>
            <Stack gap={2}>
              {SWITCHES.filter(({ name }) => isPossible(name)).map(({ name, words }) => (
                <Switch
                  key={name}
                  label={say(words)}
                  checked={settings[name] ?? ON_AT_FIRST.includes(name)}
                  onChange={(checked) => savePlayerSettings({ [name]: checked })}
                />
              ))}
              <Switch
                label={say("settings.repeats")}
                hint={say("settings.repeats.about")}
                checked={settings.ignore_repeats ?? false}
                onChange={(checked) => savePlayerSettings({ ignore_repeats: checked })}
              />
              <Switch
                label={say("settings.twoKeys")}
                hint={say("settings.twoKeys.about")}
                checked={settings.two_keys ?? false}
                onChange={(checked) => savePlayerSettings({ two_keys: checked })}
              />
            </Stack>
            {settings.two_keys && (
              <Segmented
                dense
                legend={say("settings.scan")}
                name="scan-seconds"
                options={SCAN_SECONDS.map((seconds) => ({
                  value: seconds,
                  label: say("settings.scan.seconds", { seconds }),
                }))}
                value={settings.scan_seconds ?? 0}
                onChange={(value) => savePlayerSettings({ scan_seconds: value })}
              />
            )}
            {voice && (
              <Segmented
                dense
                legend={say("settings.reading")}
                name="reading-speed"
                options={READING_SPEEDS.map((value) => ({ value, label: say(`settings.reading.${value}`) }))}
                value={settings.reading_speed ?? "normal"}
                onChange={(value) => savePlayerSettings({ reading_speed: value })}
              />
            )}
            <Segmented
              dense
              legend={say("settings.subtraction")}
              name="written-subtraction"
              options={WRITTEN_SUBTRACTIONS.map((value) => ({ value, label: say(`settings.subtraction.${value}`) }))}
              value={subtraction}
              onChange={(value) => savePlayerSettings({ written_subtraction: value })}
            />
            <p className="soft">{say(`settings.subtraction.${subtraction}.about`)}</p>
          </Section>
          {signedIn && (
            <Section gap={4} title={say("settings.mails")}>
              <Mails />
            </Section>
          )}
          {signedIn && (
            <Section gap={4} title={say("settings.everywhere")}>
              <SignOutEverywhere />
            </Section>
          )}
          <Section gap={4} title={say("settings.panels")}>
            <Panels />
          </Section>
          <Section gap={4} title={say("settings.app")}>
            <Install />
          </Section>
        </Stack>
        <Preview />
      </div>
    </Stack>
  );
}
