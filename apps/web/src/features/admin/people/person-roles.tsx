import { useState } from "react";
import type { PersonRow } from "@karota/contract/admin/people.ts";
import type { Role } from "@karota/contract/wire.ts";
import { Button } from "@karota/ui/button.tsx";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import styles from "./people.module.css";
import { PersonConfirm } from "./person-confirm.tsx";
import { ALL_ROLES, ROLE_NAMES, SOURCE_NAMES } from "./person-words.ts";

/** Confirms giving or taking a role. */
export function RoleDialog(props: {
  readonly person: Pick<PersonRow, "id" | "name">;
  readonly role: Role;
  readonly given: boolean;
  readonly onClose: () => void;
}) {
  const { person, role, given, onClose } = props;
  const say = useSay();
  const values = { name: person.name, role: say(ROLE_NAMES[role]) };
  return (
    <PersonConfirm
      title={say(given ? "admin.person.give.title" : "admin.person.take.title", values)}
      act={say(given ? "admin.person.roles.give" : "admin.person.roles.take")}
      onAct={() => call("POST", `admin/users/${person.id}/roles`, { body: { role, given } })}
      onClose={onClose}
    >
      <p>
        {say(
          given
            ? "admin.person.give.note"
            : role === "admin"
              ? "admin.person.take.note.admin"
              : "admin.person.take.note.mentor",
        )}
      </p>
    </PersonConfirm>
  );
}

/** Each role with where a person has it from, and how it comes and goes. */
export function PersonRoles({ person }: { person: PersonRow }) {
  const say = useSay();
  const oneself = useSession()?.userId === person.id;
  const [asked, ask] = useState<{ role: Role; given: boolean } | null>(null);
  return (
    <>
      <ul className={styles["lines"]}>
        {ALL_ROLES.map((role) => {
          const from = person.roles.find((one) => one.role === role)?.from ?? [];
          const has = from.length > 0;
          const fixed = from.some((source) => source !== "admin");
          const own = oneself && role === "admin" && has;
          return (
            <li key={role}>
              <p>
                <b>{say(ROLE_NAMES[role])}</b>
                <span className="soft">
                  {has
                    ? say("admin.person.roles.has", {
                        from: from.map((source) => say(SOURCE_NAMES[source])).join(", "),
                      })
                    : say("admin.person.roles.hasNot")}
                </span>
                {fixed ? (
                  <span className="soft">{say("admin.person.roles.fixed")}</span>
                ) : (
                  own && <span className="soft">{say("admin.person.roles.own")}</span>
                )}
              </p>
              {!fixed && !own && (
                <Button
                  size="small"
                  aria-label={`${say(has ? "admin.person.roles.take" : "admin.person.roles.give")}: ${say(ROLE_NAMES[role])}`}
                  onClick={() => ask({ role, given: !has })}
                >
                  {say(has ? "admin.person.roles.take" : "admin.person.roles.give")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <RoleDialog person={person} {...asked} onClose={() => ask(null)} />}
    </>
  );
}
