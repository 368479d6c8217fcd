import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Select } from "@karota/ui/fields.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { MoreButton } from "../../../shared/components/more-button.tsx";
import { PeopleRows } from "./people-rows.tsx";
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
  const found = usePeople(wanted);
  const reset = () => {
    setTyped("");
    navigate("/users", { replace: true });
  };
  const all = { value: "", label: say("admin.users.all") };
  return (
    <>
      <SearchField label={say("admin.users.search")} value={typed} onChange={setTyped} />
      <Cluster gap={4} rowGap={3} className={styles["choices"]}>
        <Select
          label={say("admin.users.role")}
          value={asked.role}
          options={[all, ...ALL_ROLES.map((role) => ({ value: role, label: say(ROLE_NAMES[role]) }))]}
          onChange={(role) => set({ role })}
        />
        <Select
          label={say("admin.users.state")}
          value={asked.state}
          options={[all, ...ALL_STATES.map((state) => ({ value: state, label: say(STATE_NAMES[state]) }))]}
          onChange={(state) => set({ state })}
        />
        <Select
          label={say("admin.users.sort")}
          value={asked.sort}
          options={[
            { value: "", label: say("admin.users.sort.last_login") },
            { value: "name", label: say("admin.users.sort.name") },
          ]}
          onChange={(sort) => set({ sort })}
        />
      </Cluster>
      <p className="soft" role="status">
        {found.data && !found.late ? say("admin.users.found", { count: found.data.total }) : ""}
      </p>
      <Loaded of={found}>
        {({ people }) =>
          people.length > 0 ? (
            <PeopleRows people={people} />
          ) : (
            !found.late && (
              <EmptyState text={say("admin.users.none")} action={{ text: say("admin.users.none.act"), act: reset }} />
            )
          )
        }
      </Loaded>
      <MoreButton more={found.more} text={say("admin.users.more")} />
    </>
  );
}
