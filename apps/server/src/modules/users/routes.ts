import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { personExport } from "@karota/contract/users/export.ts";
import { sessionReply, type SessionReply } from "@karota/contract/users/session.ts";
import { settingsUpdate, user, userReply, userUpdate } from "@karota/contract/users/user.ts";
import { changesSaved } from "@karota/contract/wire.ts";
import { actorOf, claimsOf } from "../../actor.ts";
import type { Deps, Module } from "../../deps.ts";
import { installAdminRoutes } from "./admin-routes.ts";
import { changeProfile, changePlayerSettings, clearBilling } from "./change-self.ts";
import { makeErasedSecret } from "./erased-identities.ts";
import { erasePerson } from "./erase-person.ts";
import { exportSelf } from "./export-self.ts";
import type { PersonalData } from "../../personal-data.ts";
import { readSelf } from "./read-self.ts";
import { readSession } from "./read-session.ts";
import { installUnsubscribe } from "./unsubscribe-routes.ts";

const config = { access: "player" } as const;

const sessionOf = async (deps: Deps, request: FastifyRequest): Promise<SessionReply> => {
  const claims = claimsOf(request);
  return readSession(deps, claims, request.usedAt ?? claims.iat * 1000);
};

/** The routes of `users`; other modules have more personal data. */
export const usersModule =
  (personalData: readonly PersonalData[]): Module =>
  async (api, deps) => {
    await makeErasedSecret(deps);
    api.get("/users", { config, schema: { summary: "Oneself", response: { 200: user } } }, (request) =>
      readSelf(deps, actorOf(request)),
    );
    api.put(
      "/users",
      {
        config: { ...config, failures: ["E-CLASS-NOT_FOR_PUPILS"] },
        schema: { summary: "Change name and billing data", body: userUpdate, response: { 200: userReply } },
      },
      (request) => changeProfile(deps, actorOf(request), request.body),
    );
    api.put(
      "/users/settings",
      {
        config,
        schema: { summary: "Change language and settings", body: settingsUpdate, response: { 200: userReply } },
      },
      (request) => changePlayerSettings(deps, actorOf(request), request.body),
    );
    api.put(
      "/users/clean",
      { config, schema: { summary: "Clear the billing data", response: { 200: userReply } } },
      (request) => clearBilling(deps, actorOf(request)),
    );
    api.get(
      "/users/export",
      { config, schema: { summary: "Everything kept about oneself", response: { 200: personExport } } },
      (request) => exportSelf(deps, personalData, actorOf(request)),
    );
    api.get(
      "/users/session",
      {
        config: { ...config, isUse: false },
        schema: { summary: "When the session ends if it is not used", response: { 200: sessionReply } },
      },
      (request) => sessionOf(deps, request),
    );
    api.post(
      "/users/session",
      { config, schema: { summary: "Use the session, so that it ends later", response: { 200: sessionReply } } },
      (request) => sessionOf(deps, request),
    );
    api.delete(
      "/users/:id",
      {
        config: { ...config, failures: ["E-KAROTA-NOT_FOUND", "E-KAROTA-FORBIDDEN", "E-ADMIN-LAST_ADMIN"] },
        schema: {
          summary: "Erase a person: oneself, or anyone for an admin",
          params: z.object({ id: z.uuid().meta({ description: "The person's id" }) }),
          response: { 200: changesSaved },
        },
      },
      (request) => erasePerson(deps, personalData, actorOf(request), request.params.id),
    );
    installUnsubscribe(api, deps);
    installAdminRoutes(api, deps, personalData);
  };
