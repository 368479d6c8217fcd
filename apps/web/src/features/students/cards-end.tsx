import type { StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";

/** Warns of the accounts that end with a group, since they were made with its cards; nothing where there are none. */
export function CardsEnd({ group: { numPupils } }: { group: Pick<StudentGroup, "numPupils"> }) {
  const say = useSay();
  if (numPupils === 0) return null;
  return (
    <Note tone="warn">
      <p>{say("groups.remove.pupils", { count: numPupils })}</p>
      <p>{say("groups.remove.pupils.first")}</p>
    </Note>
  );
}

/** What a request to remove a group has to say when its mentor has read `CardsEnd`. */
export const removalOf = ({ id, numPupils }: Pick<StudentGroup, "id" | "numPupils">, withStudents = false): string => {
  const query = new URLSearchParams({
    ...(withStudents && { students: "remove" }),
    ...(numPupils > 0 && { pupils: "erase" }),
  }).toString();
  return `mentorship/groups/${id}${query && `?${query}`}`;
};
