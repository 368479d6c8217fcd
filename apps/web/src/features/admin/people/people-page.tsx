import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import { AdminFrame } from "../admin-frame.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonView } from "./person-view.tsx";
import { Roles } from "./roles-page.tsx";

/** `/users`: the people, one of them (`?person=`), and their roles (`?page=roles`). */
export default function PeoplePage() {
  const asked = new URLSearchParams(useSearch());
  const person = asked.get("person");
  // From the list the heading is the person's name; from its address the page's.
  const first = useRef(person);
  useEffect(() => {
    if (person === null) first.current = null;
  }, [person]);
  const inside =
    asked.get("page") === "roles" ? (
      <Roles />
    ) : person === null ? (
      <PeopleList />
    ) : (
      <PersonView key={person} id={person} arrived={first.current !== person} />
    );
  return <AdminFrame part={person ?? ""}>{inside}</AdminFrame>;
}
