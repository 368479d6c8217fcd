import { settingsBody, settingsReply, settingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { isFree } from "@karota/contract/admin/costs.ts";
import { siteReply } from "@karota/contract/service/site.ts";
import { actorOf } from "../../actor.ts";
import type { Module } from "../../deps.ts";
import { share } from "../../plugins/shared-answers.ts";
import { changeSiteSettings, readNewest } from "./change-site-settings.ts";
import { listVersions } from "./list-versions.ts";
import { sellsCarrots } from "./rules.ts";
import type { SettingsDeps } from "./settings-deps.ts";

const admin = { access: "admin" } as const;
const tags = ["admin"];

/** The settings: for admins to change, and the part of them that every page needs. */
export const settingsModule =
  (others: Pick<SettingsDeps, "findProviderOf">): Module =>
  (api, rest) => {
    const deps = { ...rest, ...others };
    api.get(
      "/admin/settings",
      { config: admin, schema: { tags, summary: "The settings in force", response: { 200: settingsReply } } },
      () => readNewest(deps),
    );
    api.put(
      "/admin/settings",
      {
        config: { ...admin, failures: ["E-KAROTA-OLD_VALUES", "E-ADMIN-NOT_ONESELF"] },
        schema: { tags, summary: "Puts settings in force", body: settingsBody, response: { 200: settingsReply } },
      },
      (request) => changeSiteSettings(deps, actorOf(request), request.body),
    );
    api.get(
      "/admin/settings/versions",
      {
        config: admin,
        schema: { tags, summary: "The latest versions of the settings", response: { 200: settingsVersionsReply } },
      },
      (request) => listVersions(deps, actorOf(request)),
    );
    api.get(
      "/service/house",
      {
        config: { access: "public" },
        schema: { summary: "What every page has to know of the settings", response: { 200: siteReply } },
      },
      (_request, reply) => {
        share(reply);
        const { banner, sign_up, carrot_cents, closed_games } = deps.settings();
        return {
          banner,
          sign_up,
          free: isFree(deps.settings()),
          sells: sellsCarrots(deps),
          carrot_cents,
          closed_games,
        };
      },
    );
  };
