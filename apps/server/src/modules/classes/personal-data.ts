import type { PersonalData, StoredData } from "../../personal-data.ts";
import { deletePupil, findPupil, listClassesOf } from "./store.ts";

/** A pupil's card, and the classes of a mentor; what is left of those names nobody. */
export const classesPersonalData: PersonalData = {
  erase: (queries, userId) => deletePupil(queries, userId),
  async export(queries, userId) {
    const pupil = await findPupil(queries, userId);
    return {
      class_card: pupil && {
        last_day: pupil.last_day,
        wrong_tries: pupil.wrong_tries,
        all_wrong_tries: pupil.all_wrong_tries,
      },
      classes: await listClassesOf(queries, userId),
    };
  },
};

export const classesStoredData: readonly StoredData[] = [
  {
    id: "classes",
    tables: ["classes", "class_pupils"],
    people: ["students"],
    basis: "contract",
    recipients: ["mentors"],
    deletion: "night",
  },
];
