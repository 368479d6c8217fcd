import { useState } from "react";
import { Link } from "wouter";
import type { PersonRow } from "@karota/contract/admin/people.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows, Section } from "@karota/ui/card.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { freeText } from "../../../shared/format/free-text.ts";
import { useSession } from "../../../shared/session/session.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import styles from "./people.module.css";
import { RoleDialog } from "./person-roles.tsx";
import { ALL_ROLES, personPath, ROLE_NAMES, SOURCE_NAMES } from "./person-words.ts";
import { usePeople, useSettled } from "./use-people.ts";

const mayWords = (role: Role): MessageId =>
  role === "mentor" ? "admin.roles.mentor.may" : freeText("admin.roles.admin.may");
/** So many are shown of a role; the rest are among the users. */
const MAX_SHOWN = 20;
const MAX_FOUND = 6;

const sourcesIn = (person: PersonRow, role: Role) => person.roles.find((one) => one.role === role)?.from ?? [];

interface Chosen {
  readonly person: PersonRow;
  readonly role: Role;
  readonly given: boolean;
}

/** Finds who is to have a role. */
function GiveDialog(props: { role: Role; onChoose: (person: PersonRow) => void; onClose: () => void }) {
  const { role, onChoose, onClose } = props;
  const say = useSay();
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { data, late } = usePeople({ search }, MAX_FOUND);
  return (
    <Dialog
      title={say("admin.roles.give.title", { role: say(ROLE_NAMES[role]) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say("admin.person.keep")}</Button>}
    >
      <p>{say("admin.roles.give.type")}</p>
      <SearchField label={say("admin.users.search")} value={typed} onChange={setTyped} />
      <p className="soft" role="status">
        {data && !late ? say("admin.users.found", { count: data.total }) : ""}
      </p>
      <Rows bare>
        {data?.people.map((person) => (
          <li key={person.id} className={styles["line"]}>
            <p>
              <b>{person.name}</b>
              <span className="soft small">{person.email || say("admin.users.noEmail")}</span>
            </p>
            {sourcesIn(person, role).length > 0 ? (
              <span className="soft">{say("admin.roles.give.has")}</span>
            ) : (
              <Button
                size="small"
                aria-label={say("admin.roles.give.to", { name: person.name })}
                onClick={() => onChoose(person)}
              >
                {say("admin.person.roles.give")}
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}

/** A role: what it may do, who has it and from where. */
function RoleSection({ role, onChoose }: { role: Role; onChoose: (chosen: Chosen) => void }) {
  const say = useSay();
  const who = useSession()?.userId;
  const [giving, give] = useState(false);
  const loaded = usePeople({ role, sort: "name" }, MAX_SHOWN);
  return (
    <Section title={say(ROLE_NAMES[role])} className={styles["role"]}>
      <p className="measure">{say(mayWords(role))}</p>
      {loaded.waiting && <Waiting />}
      {loaded.data && (
        <>
          <p className="soft">{say("admin.roles.who", { count: loaded.data.total })}</p>
          <Rows bare>
            {loaded.data.people.map((person) => {
              const from = sourcesIn(person, role);
              const own = role === "admin" && person.id === who;
              return (
                <li key={person.id} className={styles["line"]}>
                  <p>
                    <Link className="target name" to={personPath(person.id)}>
                      {person.name}
                    </Link>
                    <span className="soft">{from.map((source) => say(SOURCE_NAMES[source])).join(", ")}</span>
                  </p>
                  {!own && from.every((source) => source === "admin") && (
                    <Button
                      size="small"
                      aria-label={say("admin.roles.takeFrom", { name: person.name })}
                      onClick={() => onChoose({ person, role, given: false })}
                    >
                      {say("admin.person.roles.take")}
                    </Button>
                  )}
                </li>
              );
            })}
          </Rows>
          {loaded.data.total > MAX_SHOWN && (
            <Link className="target start" to={`/users?role=${role}`}>
              {say("admin.roles.all")}
            </Link>
          )}
        </>
      )}
      <Button className="start" onClick={() => give(true)}>
        {say("admin.roles.give")}
      </Button>
      {giving && (
        <GiveDialog
          role={role}
          onChoose={(person) => {
            give(false);
            onChoose({ person, role, given: true });
          }}
          onClose={() => give(false)}
        />
      )}
    </Section>
  );
}

/** `/users?page=roles`: what each role may do and who has it. */
export function Roles() {
  const say = useSay();
  const [chosen, choose] = useState<Chosen | null>(null);
  return (
    <>
      {[...ALL_ROLES].reverse().map((role) => (
        <RoleSection key={role} role={role} onChoose={choose} />
      ))}
      <Section title={say("admin.role.player")} className={styles["role"]}>
        <p className="measure">{say(freeText("admin.roles.player.may"))}</p>
      </Section>
      {chosen && <RoleDialog {...chosen} onClose={() => choose(null)} />}
    </>
  );
}
