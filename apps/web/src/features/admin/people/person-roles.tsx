import { useState } from "react";
import type { PersonRow } from "@karota/contract/admin/people.ts";
import type { Role } from "@karota/contract/wire.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { changePerson } from "./change-person.ts";
import styles from "./people.module.css";
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
    <ConfirmDialog
      title={say(given ? "admin.person.give.title" : "admin.person.take.title", values)}
      act={say(given ? "admin.person.roles.give" : "admin.person.roles.take")}
      kind="primary"
      cancel={say("admin.person.keep")}
      onAct={() => changePerson(`${person.id}/roles`, { role, given })}
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
    </ConfirmDialog>
  );
}

/** Each role with where a person has it from, and how it comes and goes. */
export function PersonRoles({ person }: { person: PersonRow }) {
  const say = useSay();
  const oneself = useSession()?.userId === person.id;
  const [asked, ask] = useState<{ role: Role; given: boolean } | null>(null);
  return (
    <>
      <Rows bare>
        {ALL_ROLES.map((role) => {
          const from = person.roles.find((one) => one.role === role)?.from ?? [];
          const has = from.length > 0;
          const fixed = from.some((source) => source !== "admin");
          const act = say(has ? "admin.person.roles.take" : "admin.person.roles.give");
          const own = oneself && role === "admin" && has;
          return (
            <li key={role} className={styles["line"]}>
              <p>
                <b>{say(ROLE_NAMES[role])}</b>
                <span className="soft">
                  {has
                    ? say("admin.person.roles.has", {
                        from: from.map((source) => say(SOURCE_NAMES[source])).join(", "),
                      })
                    : say("admin.person.roles.hasNot")}
                </span>
                {(fixed || own) && (
                  <span className="soft">{say(fixed ? "admin.person.roles.fixed" : "admin.person.roles.own")}</span>
                )}
              </p>
              {!fixed && !own && (
                <Button
                  size="small"
                  aria-label={`${act}: ${say(ROLE_NAMES[role])}`}
                  onClick={() => ask({ role, given: !has })}
                >
                  {act}
                </Button>
              )}
            </li>
          );
        })}
      </Rows>
      {asked && <RoleDialog person={person} {...asked} onClose={() => ask(null)} />}
    </>
  );
}
