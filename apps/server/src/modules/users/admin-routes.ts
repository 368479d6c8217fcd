import * as z from "zod";
import {
  blockBody,
  carrotsAdjusted,
  carrotsBody,
  peopleReply,
  peopleSearch,
  personDetail,
  roleBody,
} from "@karota/contract/admin/people.ts";
import { changesSaved } from "@karota/contract/wire.ts";
import { actorOf } from "../../actor.ts";
import type { Api, Deps } from "../../deps.ts";
import { idempotencyHeaders, readIdempotentRequest } from "../../idempotency.ts";
import { adjustCarrots } from "./adjust-carrots.ts";
import { blockPerson } from "./block-person.ts";
import { changeRole } from "./change-role.ts";
import type { PersonalData } from "../../personal-data.ts";
import { listPeople } from "./list-people.ts";
import { readPerson } from "./read-person.ts";

const config = { access: "admin" } as const;
const tags = ["admin"];
const params = z.object({ id: z.uuid().meta({ description: "The person's id" }) });

/** What admins see of people and do to them. */
export function installAdminRoutes(api: Api, deps: Deps, personalData: readonly PersonalData[]): void {
  api.post(
    "/admin/users/search",
    { config, schema: { tags, summary: "People", body: peopleSearch, response: { 200: peopleReply } } },
    (request) => listPeople(deps, actorOf(request), request.body),
  );
  api.get(
    "/admin/users/:id",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND"] },
      schema: { tags, summary: "A person's account", params, response: { 200: personDetail } },
    },
    (request) => readPerson(deps, personalData, actorOf(request), request.params.id),
  );
  api.post(
    "/admin/users/:id/roles",
    {
      config: {
        ...config,
        failures: ["E-KAROTA-NOT_FOUND", "E-ADMIN-FIXED_ROLE", "E-ADMIN-NOT_ONESELF", "E-CLASS-NOT_FOR_PUPILS"],
      },
      schema: { tags, summary: "Give or take a role", params, body: roleBody, response: { 200: changesSaved } },
    },
    (request) => changeRole(deps, personalData, actorOf(request), { ...request.body, userId: request.params.id }),
  );
  api.post(
    "/admin/users/:id/carrots",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND", "E-KAROTA-OLD_VALUES", "E-KAROTA-NOT_ENOUGH_CARROTS"] },
      schema: {
        tags,
        summary: "Give or take carrots",
        params,
        headers: idempotencyHeaders,
        body: carrotsBody,
        response: { 200: carrotsAdjusted },
      },
    },
    (request) => {
      const actor = actorOf(request);
      const idempotency = readIdempotentRequest(actor.id, request);
      return adjustCarrots(deps, actor, { ...request.body, userId: request.params.id, idempotency });
    },
  );
  api.post(
    "/admin/users/:id/block",
    {
      config: { ...config, failures: ["E-KAROTA-NOT_FOUND", "E-ADMIN-NOT_ONESELF"] },
      schema: {
        tags,
        summary: "Block a person, or let them in again",
        params,
        body: blockBody,
        response: { 200: changesSaved },
      },
    },
    (request) => blockPerson(deps, actorOf(request), { ...request.body, userId: request.params.id }),
  );
}
