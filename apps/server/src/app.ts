import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance, type FastifySchema } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { sql } from "kysely";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import { CATALOGUE, type CatalogueRow } from "@karota/games/catalogue.ts";
import { calendarOf } from "./calendar.ts";
import { isLoopback, type Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Access, Clock, Deps, Module } from "./deps.ts";
import { installJobs } from "./jobs.ts";
import { installRequestLog, logging, type LogStream } from "./logging.ts";
import { authModule, metadataCacheOf, providerKeysOf } from "./modules/auth/index.ts";
import { adminModule } from "./modules/admin/index.ts";
import { assignmentsPersonalData, assignmentsModule, joined, left, mentorLeft } from "./modules/assignments/index.ts";
import { auditPersonalData, auditModule } from "./modules/audit/index.ts";
import {
  classesModule,
  classesPersonalData,
  isGoodCard,
  withClassKeys,
  withClassProvider,
} from "./modules/classes/index.ts";
import { creditsModule } from "./modules/credits/index.ts";
import { gamesModule, gamesPersonalData } from "./modules/games/index.ts";
import { lessonsModule, lessonsPersonalData } from "./modules/lessons/index.ts";
import { learningModule } from "./modules/learning/index.ts";
import { contentSourcesOf } from "./modules/payment-methods/index.ts";
import { paymentsPersonalData, paymentsModule } from "./modules/payments/index.ts";
import { mailPersonalData, mailModule, readOutbox } from "./modules/mail/index.ts";
import {
  joinSchoolClasses,
  mentorshipPersonalData,
  mentorshipModule,
  type MembershipHooks,
} from "./modules/mentorship/index.ts";
import { retentionModule } from "./modules/retention/index.ts";
import { contactPersonalData, installHealth, serviceModule } from "./modules/service/index.ts";
import { settingsCache, settingsModule } from "./modules/settings/index.ts";
import { findIssuer, findProvider, isClosedProvider, usersModule } from "./modules/users/index.ts";
import type { PersonalData } from "./personal-data.ts";
import { ALL_STORED_DATA } from "./stored-data.ts";
import { workerPrinter, type Printer } from "./pdf/printer.ts";
import { installAccess, installAuth } from "./plugins/auth.ts";
import { installBuildName } from "./plugins/build-name.ts";
import { installClosing } from "./plugins/closing.ts";
import { answerError, answerNoRequest, installErrors } from "./plugins/errors.ts";
import { installDocs } from "./plugins/docs.ts";
import { installEncoding } from "./plugins/encoding.ts";
import { installHeaders } from "./plugins/headers.ts";
import { installMetrics } from "./plugins/metrics.ts";
import { installPages } from "./plugins/pages.ts";
import { installRendering, installSiteMap } from "./rendering/index.ts";
import { installRateLimit } from "./plugins/rate-limit.ts";
import { requestTimeouts } from "./plugins/request-timeouts.ts";
import { installSecurityText } from "./plugins/security-text.ts";
import { installSharedAnswers } from "./plugins/shared-answers.ts";
import { installTraffic } from "./plugins/traffic.ts";
import { installRequestSpans } from "./tracing/request-spans.ts";
import type { StartThread } from "./workers/worker-pool.ts";

/** Where the web is built to. */
export const WEB_ROOT = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** The largest body of a request, in bytes; a save of the largest board has a tenth of it. */
const BODY_LIMIT = 256 * 1024;

/** How long a part of the app may take to start, in milliseconds: a machine that is busy is no reason not to start. */
const START_TIMEOUT_MS = 120_000;

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock?: Clock;
  readonly catalogue?: readonly CatalogueRow[];
  /** The error stream when left out. */
  readonly logStream?: LogStream;
  /** Stripe's API, a local server in tests; the real one when left out. */
  readonly stripeHost?: { readonly host: string; readonly port: number };
  /** The folder of the built web. */
  readonly webRoot?: string;
  /** The folder where `archiveAssets` has kept the files of builds before. */
  readonly archiveRoot?: string;
  /** How long a stream of a lesson's events stays open, in milliseconds. */
  readonly streamMs?: number;
  /** Starts the threads that make boards and PDFs; a new one each time when left out. */
  readonly startThread?: StartThread;
}

/** One route of the API, as it was declared. */
export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** The code for those who are signed in and may not call it. */
  readonly refusal: FailureCode;
  readonly schema?: FastifySchema;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the API; tests go through them all. */
    readonly apiRoutes: ApiRoute[];
    /** Makes every PDF. */
    readonly printer: Printer;
  }
}

/**
 * The whole application, ready to listen or to take injected requests. Closing it leaves the database open.
 * @throws StartError when the stored settings, or the metadata of a SAML provider in a file, cannot be read
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database } = options;
  const config = withClassProvider(options.config);
  const isPublic = !isLoopback(new URL(config.publicUrl).hostname);
  const app: FastifyInstance = Fastify({
    ...logging(config.logLevel, options.logStream ?? process.stderr, isPublic),
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_TIMEOUT_MS,
    ...requestTimeouts(),
    // A public address has a proxy before it, on this machine or its network; elsewhere the header may be forged.
    trustProxy: isPublic ? ["loopback", "uniquelocal"] : false,
    // Requests that arrive while closing are still answered; `installClosing` ends the connections.
    return503OnClosing: false,
    forceCloseConnections: false,
    clientErrorHandler: answerNoRequest,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  const settings = await settingsCache(database, app.log);
  const deps: Deps = {
    config,
    database,
    clock: options.clock ?? { now: () => Date.now() },
    log: app.log,
    catalogue: options.catalogue ?? CATALOGUE,
    settings: settings.current,
  };
  const providers = [...config.providers, ...config.samlProviders];
  if (providers.length > 0 && providers.every((one) => isClosedProvider(deps.settings(), one)))
    app.log.warn("every sign-in provider is switched off in the settings: docs/identity-providers.md says what to do");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installJobs(app, deps.clock);
  installClosing(app);
  installErrors(app);
  await installHeaders(app, config);
  installSharedAnswers(app);
  installEncoding(app);
  installRequestLog(app);
  installRequestSpans(app, isPublic);
  const webRoot = options.webRoot ?? WEB_ROOT;
  installBuildName(app, webRoot);
  await installDocs(app, config);
  installHealth(app, deps);
  installSecurityText(app, deps);
  installSiteMap(app, deps);
  const traffic = installTraffic(app, deps);
  const rendering = installRendering(app, webRoot, deps);
  const keys = withClassKeys(deps, providerKeysOf(deps.clock));
  const metadata = metadataCacheOf(deps.clock);
  for (const provider of config.samlProviders) await metadata.checkFile(provider);
  // What assignments make of people who come and go.
  const memberships: MembershipHooks = { joined: joined(calendarOf(config.timeZone)), left, mentorLeft };
  const mentorship = { ...deps, hooks: memberships, calendar: calendarOf(config.timeZone) };
  const personalData: readonly PersonalData[] = [
    // Before the groups, whose mentor they need.
    classesPersonalData,
    mentorshipPersonalData(mentorship),
    assignmentsPersonalData(deps),
    lessonsPersonalData(deps),
    gamesPersonalData,
    paymentsPersonalData,
    mailPersonalData,
    auditPersonalData,
    contactPersonalData,
  ];
  const modules: readonly Module[] = [
    authModule(keys, metadata, {
      isGoodCard,
      joinSchoolClasses: (userId) => joinSchoolClasses(mentorship, userId),
    }),
    usersModule(personalData),
    creditsModule,
    gamesModule(options.startThread, options.streamMs),
    learningModule,
    paymentsModule(options.stripeHost),
    mailModule,
    mentorshipModule(memberships),
    classesModule(memberships, personalData),
    assignmentsModule,
    lessonsModule(options.streamMs),
    serviceModule(ALL_STORED_DATA),
    auditModule,
    adminModule(keys, metadata, traffic),
    settingsModule({
      findProviderOf: async (userId) => findProvider(config, await findIssuer(database.db, userId))?.id ?? null,
    }),
    retentionModule(personalData),
  ];
  const apiRoutes: ApiRoute[] = [];
  app.decorate("apiRoutes", apiRoutes);
  const printer = workerPrinter(deps.clock, options.startThread);
  app.decorate("printer", printer);
  app.addHook("onClose", () => printer.close());
  await installAuth(app, deps);
  await app.register(
    async (scope) => {
      scope.addHook("onRoute", ({ method, url, config: route, schema = {} }) => {
        for (const one of [method].flat())
          if (one !== "HEAD")
            apiRoutes.push({
              method: one,
              url,
              access: route?.access ?? "admin",
              refusal: route?.refusal ?? "E-KAROTA-FORBIDDEN",
              schema,
            });
      });
      scope.addHook("onRequest", settings.refresh);
      installAccess(scope, deps);
      await installRateLimit(scope, deps);
      const api = scope.withTypeProvider<ZodTypeProvider>();
      for (const install of modules) await install(api, deps);
      installMetrics(app, config, traffic, {
        boards: async () => (await scope.boardMaking.ahead()).map((span) => ({ ...span, ready: span.ready.length })),
        pagesNotRendered: rendering.countFailures,
        savesWaiting: scope.boardMaking.savesWaiting,
        pools: () => ({ boards: scope.boardMaking.threads(), pdfs: printer.count(), pages: rendering.count() }),
        databaseAnswers: () => sql`select 1`.execute(database.db),
        connections: () => database.connections(),
        jobs: () => app.jobs.list(),
        mails: () => readOutbox(database.db, deps.clock.now()),
      });
    },
    { prefix: "/api/v1" },
  );
  await installPages(
    app,
    [webRoot, ...(options.archiveRoot === undefined ? [] : [options.archiveRoot])],
    // Pages have nothing to ask a provider whose code the server exchanges.
    () => config.providers.filter((one) => one.clientSecret === undefined).flatMap(keys.originsOf),
    contentSourcesOf(config.paymentProviders),
    rendering.find,
  );
  app.addHook("onListen", () => {
    // Ahead of the first visit: the pages' policy names the origins that the providers tell.
    for (const provider of config.providers)
      keys.keysOf(provider).catch((error: unknown) => app.log.warn({ err: error }, `${provider.id} cannot be reached`));
    for (const provider of config.samlProviders)
      metadata
        .metadataOf(provider)
        .catch((error: unknown) => app.log.warn({ err: error }, `the metadata of ${provider.id} cannot be read`));
  });
  await app.ready();
  return app;
}
