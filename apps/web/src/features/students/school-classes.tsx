import { Link } from "wouter";
import type { SchoolClassesReply, TakeClassReply } from "@karota/contract/mentorship/school-class.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows, Section } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useRowFocus } from "../../shared/use-row-focus.ts";
import join from "./join-link/join-link.module.css";
import { announcePackageChange, refresh, useInfo, useSchoolClasses } from "./use-mentor.ts";

type SchoolClass = SchoolClassesReply["classes"][number];

/** A class, and the press that makes a group of it or brings in who is missing there. */
function Row({ schoolClass: { name, group, numComing } }: { schoolClass: SchoolClass }) {
  const say = useSay();
  const before = useInfo().data?.package.name;
  const act = group ? "add" : "take";
  const [busy, press] = useAction(async () => {
    const reply = await call<TakeClassReply>("POST", "mentorship/school-classes", { body: { name } });
    toast(group ? "schoolClasses.added" : "schoolClasses.taken", { values: { name: reply.group.name } });
    announcePackageChange(before, reply.package);
    await refresh();
  });
  return (
    <Cluster as="li" between className={join["request"]}>
      <Stack gap={1} className="wrap">
        <span className={join["name"]}>
          {group ? (
            <Link className="target" to={`/studentGroups/${group.id}`}>
              {group.name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="soft small">
          {say(group ? "schoolClasses.missing" : "schoolClasses.coming", { count: numComing })}
        </span>
      </Stack>
      {(group === null || numComing > 0) && (
        <Button
          size="small"
          kind={group ? "plain" : "primary"}
          busy={busy}
          aria-label={say(`schoolClasses.${act}.of`, { name: group?.name ?? name })}
          onClick={press}
        >
          {say(`schoolClasses.${act}`)}
        </Button>
      )}
    </Cluster>
  );
}

/** The classes that the school names at the mentor's sign-in; nothing where it names none. */
export function SchoolClasses() {
  const say = useSay();
  const classes = useSchoolClasses().data?.classes ?? [];
  const rowFocus = useRowFocus();
  if (classes.length === 0) return null;
  return (
    <Section title={say("schoolClasses.title")} gap={2} {...rowFocus}>
      <p className="soft small measure">{say("schoolClasses.why")}</p>
      <Rows bare>
        {classes.map((one) => (
          <Row key={one.name} schoolClass={one} />
        ))}
      </Rows>
    </Section>
  );
}
