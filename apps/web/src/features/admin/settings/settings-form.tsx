import { useEffect, useRef, useState } from "react";
import { faultsOf } from "@karota/contract/admin/faults.ts";
import {
  changedParts,
  type SettingsReply,
  type SettingsVersions,
  type SettingsVersionsReply,
} from "@karota/contract/admin/settings.ts";
import { Button } from "@karota/ui/button.tsx";
import { Fault } from "@karota/ui/field.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { fetchSiteSettings } from "../../../shared/session/site-settings.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { notify } from "../../../shared/components/notices.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { BannerSection } from "./settings-banner.tsx";
import { mergeOnto, withPart, withValues, type Draft, type Part } from "./settings-draft.ts";
import type { Form } from "./settings-fields.tsx";
import { PackagesSection } from "./settings-packages.tsx";
import { FiguresSection, GamesSection, PriceSection, ProvidersSection } from "./settings-sections.tsx";
import { versionName, VersionsSection } from "./settings-versions.tsx";
import styles from "./settings.module.css";

/** What is not saved yet outlives a look at another page of the admin area. */
let savedDraft: Draft | null = null;

/** What happened to the form besides typing. */
type News =
  | { readonly kind: "putBack"; readonly version: number }
  | { readonly kind: "meanwhile"; readonly newest: SettingsVersions[number]; readonly both: readonly Part[] };

function useDraft(newest: SettingsReply) {
  const [edited, setEdited] = useState(savedDraft);
  const edit = (next: Draft | null): void => {
    savedDraft = next;
    setEdited(next);
  };
  // The browser warns before it closes a page with unsaved changes.
  useEffect(() => {
    if (!edited) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [edited]);
  const base = { version: newest.version, settings: newest.settings };
  return { draft: edited ?? { base, values: newest.settings }, isEdited: edited !== null, edit };
}

function NewsWords({ news }: { news: News }) {
  const say = useSay();
  if (news.kind === "putBack")
    return <p>{say("admin.settings.putBack.said", { name: versionName(news.version, say) })}</p>;
  const { newest, both } = news;
  const who = newest.changed_by ?? say("admin.settings.version.nobody");
  return (
    <p>
      {say("admin.settings.meanwhile", { who, version: newest.version })}
      {both.length > 0 && (
        <>
          {" "}
          {say("admin.settings.meanwhile.both", {
            parts: both.map((part) => say(`admin.settings.part.${part}`)).join(", "),
          })}
        </>
      )}
    </p>
  );
}

/** Every setting in one form; nothing is in force before it is saved. */
export function SettingsForm(props: SettingsVersionsReply & { readonly reload: () => Promise<unknown> }) {
  const { versions, providers, reload } = props;
  const say = useSay();
  const { draft, isEdited, edit } = useDraft(versions[0]!);
  const [news, setNews] = useState<News | null>(null);
  /** Texts that are still missing are no fault before the first attempt to save. */
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { values } = draft;
  const faults = faultsOf(values);
  const sections: Form = {
    values,
    change: (part, value) => edit(withPart(draft, part, value)),
    changeAll: (some) => edit(withValues(draft, some)),
    faultOf: (path) => {
      const fault = faults.get(path);
      return fault?.fault === "empty" && !tried ? undefined : fault;
    },
  };
  const startOver = (next: Draft | null, message: News | null): void => {
    edit(next);
    setNews(message);
    setTried(false);
  };
  /** Another admin has saved: theirs, with what was typed here over it. */
  const meet = async (): Promise<void> => {
    const answer = await call<SettingsVersionsReply>("GET", "admin/settings/versions");
    const newest = answer.versions[0]!;
    const { draft: merged, both } = mergeOnto(draft, { version: newest.version, settings: newest.settings });
    await reload();
    startOver(merged, { kind: "meanwhile", newest, both });
  };
  const [saving, save] = useAction(async () => {
    setTried(true);
    if (faults.size > 0) {
      // After the faults are drawn.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    try {
      await call("PUT", "admin/settings", { body: { version: draft.base.version, settings: values } });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "E-KAROTA-OLD_VALUES") throw error;
      await meet();
      return;
    }
    await Promise.all([reload(), fetchSiteSettings()]);
    startOver(null, null);
    notify("S-CHANGES-SAVED");
  });
  const putBack = ({ version, settings }: SettingsReply): void => {
    const back = { ...draft, values: settings };
    startOver(changedParts(draft.base.settings, settings).length > 0 ? back : null, { kind: "putBack", version });
    bar.current?.focus();
  };
  const unsaved = changedParts(draft.base.settings, values);
  return (
    <Stack
      as="form"
      ref={form}
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isEdited) save();
      }}
    >
      <BannerSection form={sections} />
      <ProvidersSection form={sections} providers={providers} />
      <PriceSection form={sections} />
      <GamesSection form={sections} />
      <PackagesSection form={sections} />
      <FiguresSection form={sections} part="limits" />
      <FiguresSection form={sections} part="retention" />
      <VersionsSection versions={versions} providers={providers} onPutBack={putBack} reload={reload} />
      <div ref={bar} tabIndex={-1} className={styles["bar"]} data-shown={isEdited || news !== null || undefined}>
        <div role="status" className={styles["said"]}>
          {news && <NewsWords news={news} />}
          {isEdited && (
            <p>
              {say("admin.settings.unsaved", {
                parts: unsaved.map((part) => say(`admin.settings.part.${part}`)).join(", "),
              })}
            </p>
          )}
          {tried && faults.size > 0 && <Fault>{say("admin.settings.faults", { count: faults.size })}</Fault>}
        </div>
        {isEdited ? (
          <Cluster rowGap={2}>
            <Button onClick={() => startOver(null, null)}>{say("admin.settings.discard")}</Button>
            <Button kind="primary" type="submit" busy={saving}>
              {say("admin.settings.save")}
            </Button>
          </Cluster>
        ) : (
          news && <Button onClick={() => setNews(null)}>{say("shell.understood")}</Button>
        )}
      </div>
    </Stack>
  );
}
