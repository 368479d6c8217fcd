import auth from "./auth/examples.json" with { type: "json" };
import admin from "./admin/examples.json" with { type: "json" };
import assignments from "./assignments/examples.json" with { type: "json" };
import classes from "./classes/examples.json" with { type: "json" };
import credits from "./credits/examples.json" with { type: "json" };
import games from "./games/examples.json" with { type: "json" };
import learning from "./learning/examples.json" with { type: "json" };
import lessons from "./lessons/examples.json" with { type: "json" };
import mentorship from "./mentorship/examples.json" with { type: "json" };
import payments from "./payments/examples.json" with { type: "json" };
import service from "./service/examples.json" with { type: "json" };
import users from "./users/examples.json" with { type: "json" };

/** What OpenAPI shows of a call beside its schemas. */
export interface CallExample {
  /** The body of the request; absent for a request without one. */
  readonly body?: unknown;
  /** The body of the answer 200; of a file its beginning. */
  readonly reply: unknown;
}

/** One example for each call, by its operation id; long lists are cut short. Tests hold them to the schemas. */
export const EXAMPLES: Readonly<Record<string, CallExample>> = {
  ...auth,
  ...admin,
  ...assignments,
  ...classes,
  ...credits,
  ...games,
  ...learning,
  ...lessons,
  ...mentorship,
  ...payments,
  ...service,
  ...users,
};
