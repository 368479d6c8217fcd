import { useState } from "react";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { BANNER_LENGTH, type Settings } from "@karota/contract/admin/settings.ts";
import { TextArea } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { BannerNote } from "../../../shared/components/site-banner.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useFaultWords, type Form } from "./settings-fields.tsx";

type Banner = NonNullable<Settings["banner"]>;
const EMPTY: Banner = { kind: "info", sl: "", en: "", de: "" };

function Words({ form, banner, language }: { form: Form; banner: Banner; language: Language }) {
  const say = useSay();
  const text = banner[language];
  const fault = useFaultWords()(form.faultOf(`banner.${language}`));
  const length = say("admin.settings.banner.length", { used: text.trim().length, most: BANNER_LENGTH });
  return (
    <Stack gap={1}>
      <TextArea
        label={say(`language.${language}`)}
        note={fault === undefined ? length : undefined}
        fault={fault}
        lang={language}
        rows={2}
        value={text}
        onChange={(words) => form.change("banner", { ...banner, [language]: words })}
      />
      {text.trim() !== "" && (
        <div lang={language}>
          <BannerNote kind={banner.kind} text={text.trim()} />
        </div>
      )}
    </Stack>
  );
}

/** What everybody reads above each page, in every language, as it will look. */
export function BannerSection({ form }: { form: Form }) {
  const say = useSay();
  const { banner } = form.values;
  /** Words that were switched off come back with the switch. */
  const [last, setLast] = useState(banner ?? EMPTY);
  const choose = (kind: Banner["kind"] | "none") => {
    if (banner) setLast(banner);
    form.change("banner", kind === "none" ? null : { ...(banner ?? last), kind });
  };
  return (
    <AppPanel name="admin.settings.banner" title={say("admin.settings.banner")}>
      <Stack gap={5}>
        <Segmented
          dense
          legend={say("admin.settings.banner.kind")}
          name="banner"
          options={[
            { value: "none", label: say("admin.settings.banner.none") },
            { value: "info", label: say("admin.settings.banner.info") },
            { value: "warning", label: say("admin.settings.banner.warning") },
          ]}
          value={banner?.kind ?? "none"}
          onChange={choose}
        />
        {banner &&
          LANGUAGES.map((language) => <Words key={language} form={form} banner={banner} language={language} />)}
      </Stack>
    </AppPanel>
  );
}
