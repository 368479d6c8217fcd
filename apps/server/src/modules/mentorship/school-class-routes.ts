import { schoolClassesReply, takeClassBody, takeClassReply } from "@karota/contract/mentorship/school-class.ts";
import { actorOf } from "../../actor.ts";
import type { Api } from "../../deps.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { listSchoolClasses, takeSchoolClass } from "./school-classes.ts";

const tags = ["mentorship"];
const mentor = { access: "mentor", refusal: "E-MENTORSHIP-NOT_A_MENTOR" } as const;

/** The routes of classes that a school's sign-in provider tells. */
export function installSchoolClassRoutes(api: Api, deps: MentorshipDeps): void {
  api.get(
    "/mentorship/school-classes",
    { config: mentor, schema: { tags, summary: "The classes of one's school", response: { 200: schoolClassesReply } } },
    (request) => listSchoolClasses(deps, actorOf(request)),
  );
  api.post(
    "/mentorship/school-classes",
    {
      config: {
        ...mentor,
        failures: ["E-MENTORSHIP-SCHOOL_CLASS_UNKNOWN", "E-MENTORSHIP-PACKAGE_LIMIT_REACHED"],
      },
      schema: {
        tags,
        summary: "Take a class of one's school over as a group",
        description: "Pupils of the class who have signed in become members; later ones do at their sign-in.",
        body: takeClassBody,
        response: { 200: takeClassReply },
      },
    },
    (request) => takeSchoolClass(deps, actorOf(request), request.body.name),
  );
}
