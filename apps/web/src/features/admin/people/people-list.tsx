import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { navigate, useHistoryState } from "wouter/use-browser-location";
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

type Choices = Omit<Wanted, "search">;

const readChoices = (query: string): Choices => {
  const asked = new URLSearchParams(query);
  const of = (name: keyof Choices): string => asked.get(name) ?? "";
  return { role: of("role"), state: of("state"), sort: of("sort") };
};
const addressOf = (choices: Choices): string => {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== "")).toString();
  return query === "" ? "/users" : `/users?${query}`;
};

/**
 * All accounts, filtered as one types. Back leads to the choices by the address and to the search by the state of the
 * navigation: it may be a name, which no address holds.
 */
export function PeopleList() {
  const say = useSay();
  const asked = readChoices(useSearch());
  const saved = useHistoryState<{ readonly search?: string } | null>()?.search ?? "";
  const [typed, setTyped] = useState(saved);
  const search = useSettled(typed.trim());
  const here = addressOf(asked);
  const set = (change: Partial<Choices>) =>
    navigate(addressOf({ ...asked, ...change }), { replace: true, state: { search } });
  useEffect(() => {
    if (search !== saved) navigate(here, { replace: true, state: { search } });
  }, [here, search, saved]);
  const found = usePeople({ ...asked, search });
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
