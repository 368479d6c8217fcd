import { IconArrowBackUp } from "@tabler/icons-react";
import { useId } from "react";
import type { SettingsVersions } from "@karota/contract/admin/settings.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { differencesOf } from "./settings-difference.ts";
import styles from "./settings.module.css";

type Version = SettingsVersions[number];

const MOMENT = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** A version by its number; version 0 is the defaults. */
export const versionName = (version: number, say: ReturnType<typeof useSay>): string =>
  version === 0 ? say("admin.settings.version.first") : say("admin.settings.version", { version });

function Differences({ version, before }: { version: Version; before: Version }) {
  const say = useSay();
  const format = useFormat();
  const rows = differencesOf(before.settings, version.settings, { say, format, speaker: useSpeaker() });
  return (
    <details className={styles["differences"]}>
      <summary>{say("admin.settings.version.changes", { count: rows.length })}</summary>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <del>
                <span className="sr">{say("admin.settings.version.before")} </span>
                {row.before}
              </del>
              <span aria-hidden="true"> → </span>
              <ins>
                <span className="sr">{say("admin.settings.version.after")} </span>
                {row.after}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Who changed the settings when and how; any version can be put back into the form. */
export function VersionsSection(props: {
  readonly versions: SettingsVersions;
  readonly onPutBack: (version: Version) => void;
  readonly reload: () => Promise<unknown>;
}) {
  const say = useSay();
  const format = useFormat();
  const id = useId();
  const { versions, onPutBack, reload } = props;
  return (
    <AppPanel name="admin.settings.versions" title={say("admin.settings.versions")} onReload={reload}>
      <ol className={styles["versions"]}>
        {versions.map((version, place) => {
          const before = versions[place + 1];
          return (
            <li key={version.version} aria-labelledby={`${id}${version.version}`}>
              <div className={styles["version"]}>
                <div>
                  <h3 id={`${id}${version.version}`}>
                    {versionName(version.version, say)}
                    {place === 0 && <span className={styles["badge"]}>{say("admin.settings.version.inForce")}</span>}
                  </h3>
                  {version.changed !== null && (
                    <p className={styles["hint"]}>
                      {version.changed_by ?? say("admin.settings.version.nobody")}
                      {", "}
                      <time dateTime={version.changed}>{format.date(version.changed, MOMENT)}</time>
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
              </div>
              {before && <Differences version={version} before={before} />}
            </li>
          );
        })}
      </ol>
    </AppPanel>
  );
}
