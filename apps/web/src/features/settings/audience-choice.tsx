import { Select } from "@karota/ui/fields.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { SCHOOL_YEARS, yearWord } from "../../shared/format/year-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { savePlayerSettings, useSettings } from "../../shared/session/settings.ts";

const AUDIENCES = ["pupil", "fun", "teacher", "unsaid"] as const;

/** Whom the page is for; asked on the home page, too. */
export function AudienceChoice() {
  const say = useSay();
  const speaker = useSpeaker();
  const { audience = "unsaid", school_year: year = 1 } = useSettings();
  return (
    <>
      <Segmented
        dense
        legend={say("settings.audience.label")}
        name="audience"
        options={AUDIENCES.map((value) => ({ value, label: say(`settings.audience.${value}`) }))}
        value={audience}
        onChange={(value) => savePlayerSettings({ audience: value, ...(value === "pupil" && { school_year: year }) })}
      />
      {audience === "pupil" && (
        <Select
          label={say("settings.audience.year")}
          value={String(year)}
          options={SCHOOL_YEARS.map((one) => ({ value: String(one), label: yearWord(one, speaker) }))}
          onChange={(value) => savePlayerSettings({ school_year: Number(value) })}
        />
      )}
      <p className="soft">{say("settings.audience.about")}</p>
    </>
  );
}
