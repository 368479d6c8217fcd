import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Button } from "@karota/ui/button.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { ChoiceField } from "../choice-field.tsx";
import { PeopleRows } from "./people-rows.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import styles from "./people.module.css";
import { ALL_ROLES, ALL_STATES, ROLE_NAMES, STATE_NAMES } from "./person-words.ts";
import { usePeople, useSettled, type Wanted } from "./use-people.ts";

const NOTHING: Wanted = { search: "", role: "", state: "", sort: "" };
const NAMES = Object.keys(NOTHING) as readonly (keyof Wanted)[];

const readWanted = (query: string): Wanted => {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(NAMES.map((name) => [name, asked.get(name) ?? ""])) as unknown as Wanted;
};
const addressOf = (wanted: Wanted): string => {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "")).toString();
  return query === "" ? "/users" : `/users?${query}`;
};

/** All accounts, filtered as one types; the search is in the address, so that back leads to it. */
export function PeopleList() {
  const say = useSay();
  const asked = readWanted(useSearch());
  const [typed, setTyped] = useState(asked.search);
  const search = useSettled(typed.trim());
  const wanted = { ...asked, search };
  const set = (change: Partial<Wanted>) => navigate(addressOf({ ...wanted, ...change }), { replace: true });
  const [here, there] = [addressOf(asked), addressOf(wanted)];
  useEffect(() => {
    if (here !== there) navigate(there, { replace: true });
  }, [here, there]);
  const { people, total, error, waiting, late, more, reload } = usePeople(wanted);
  const [adding, add] = useAction(async () => more?.());
  const reset = () => {
    setTyped("");
    navigate("/users", { replace: true });
  };
  return (
    <div className={styles["people"]}>
      <SearchField label={say("admin.users.search")} value={typed} onChange={setTyped} />
      <div className={styles["choices"]}>
        <ChoiceField
          label={say("admin.users.role")}
          value={asked.role}
          options={[["", say("admin.users.all")], ...ALL_ROLES.map((role) => [role, say(ROLE_NAMES[role])] as const)]}
          onChange={(role) => set({ role })}
        />
        <ChoiceField
          label={say("admin.users.state")}
          value={asked.state}
          options={[["", say("admin.users.all")], ...ALL_STATES.map((one) => [one, say(STATE_NAMES[one])] as const)]}
          onChange={(state) => set({ state })}
        />
        <ChoiceField
          label={say("admin.users.sort")}
          value={asked.sort}
          options={[
            ["", say("admin.users.sort.last_login")],
            ["name", say("admin.users.sort.name")],
          ]}
          onChange={(sort) => set({ sort })}
        />
      </div>
      <p className="soft" role="status">
        {people && !late ? say("admin.users.found", { count: total }) : ""}
      </p>
      {waiting && !people && <Waiting />}
      {!people && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {people?.length === 0 && !late && (
        <EmptyState text={say("admin.users.none")} action={{ text: say("admin.users.none.act"), act: reset }} />
      )}
      {people && people.length > 0 && <PeopleRows people={people} />}
      {more && (
        <Button busy={adding} onClick={add}>
          {say("admin.users.more")}
        </Button>
      )}
    </div>
  );
}
