import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import type { MetadataCache, ProviderKeys } from "../auth/index.ts";
import type { TrafficCounter } from "../traffic/index.ts";
import { installRoutes } from "./routes.ts";

/** For those who run the site: how it is doing, whether its parts work, what it holds, how it is configured. */
export const adminModule =
  (keys: ProviderKeys, metadata: MetadataCache, traffic: TrafficCounter): Module =>
  (api, deps) =>
    installRoutes(api, {
      ...deps,
      calendar: calendarOf(deps.config.timeZone),
      boards: api.boardMaking,
      payments: api.paymentProviders,
      jobs: api.jobs,
      keys,
      metadata,
      traffic,
    });
