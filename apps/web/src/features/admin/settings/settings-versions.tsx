import { IconArrowBackUp } from "@tabler/icons-react";
import { useId } from "react";
import type { SettingsVersions, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { DAY } from "../people/person-words.ts";
import { differencesOf } from "./settings-difference.ts";
import styles from "./settings.module.css";

type Version = SettingsVersions[number];

/** A version by its number; version 0 is the defaults. */
export const versionName = (version: number, say: ReturnType<typeof useSay>): string =>
  version === 0 ? say("admin.settings.version.first") : say("admin.settings.version", { version });

function Differences(props: {
  readonly version: Version;
  readonly before: Version;
  readonly providers: SettingsVersionsReply["providers"];
}) {
  const { version, before, providers } = props;
  const say = useSay();
  const format = useFormat();
  const rows = differencesOf(before.settings, version.settings, { say, format, speaker: useSpeaker(), providers });
  return (
    <Disclosure summary={say("admin.settings.version.changes", { count: rows.length })}>
      <Facts look="below" className={styles["differences"]}>
        {rows.map((row) => (
          <Fact key={row.name} name={row.name}>
            <del className="soft">
              <span className="sr">{say("admin.settings.version.before")} </span>
              {row.before}
            </del>
            <span aria-hidden="true"> → </span>
            <ins className="strong">
              <span className="sr">{say("admin.settings.version.after")} </span>
              {row.after}
            </ins>
          </Fact>
        ))}
      </Facts>
    </Disclosure>
  );
}

/** Who changed the settings when and how; any version can be put back into the form. */
export function VersionsSection(props: {
  readonly versions: SettingsVersions;
  readonly providers: SettingsVersionsReply["providers"];
  readonly onPutBack: (version: Version) => void;
  readonly reload: () => Promise<unknown>;
}) {
  const say = useSay();
  const { moment } = useTimes();
  const id = useId();
  const { versions, providers, onPutBack, reload } = props;
  return (
    <AppPanel name="admin.settings.versions" title={say("admin.settings.versions")} onReload={reload}>
      <Rows bare as="ol" className={styles["versions"]}>
        {versions.map((version, place) => {
          const before = versions[place + 1];
          return (
            <li key={version.version} aria-labelledby={`${id}${version.version}`}>
              <Cluster between gap={4} rowGap={2}>
                <div>
                  <Cluster as="h3" gap={2} id={`${id}${version.version}`}>
                    {versionName(version.version, say)}
                    {place === 0 && <Badge tone="good">{say("admin.settings.version.inForce")}</Badge>}
                  </Cluster>
                  {version.changed !== null && (
                    <p className="soft small">
                      {version.changed_by ?? say("admin.settings.version.nobody")}
                      {", "}
                      <time dateTime={version.changed}>{moment(version.changed, DAY)}</time>
                    </p>
                  )}
                </div>
                {place > 0 && (
                  <Button
                    size="small"
                    icon={<Icon of={IconArrowBackUp} small />}
                    aria-describedby={`${id}${version.version}`}
                    onClick={() => onPutBack(version)}
                  >
                    {say("admin.settings.version.putBack")}
                  </Button>
                )}
              </Cluster>
              {before && <Differences version={version} before={before} providers={providers} />}
            </li>
          );
        })}
      </Rows>
    </AppPanel>
  );
}
