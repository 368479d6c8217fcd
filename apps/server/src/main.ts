import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LANGUAGES } from "@karota/engine/message.ts";
import { areCompiled, catalogueOf } from "@karota/texts/catalogues.ts";
import { buildApp, WEB_ROOT } from "./app.ts";
import { isLoopback, readConfig, warnOfNoOperator, type Config } from "./config.ts";
import { MIGRATIONS } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";
import { startDemoIdentity } from "./identity-process.ts";
import { checkSettings } from "./modules/settings/index.ts";
import { archiveAssets } from "./plugins/archived-assets.ts";
import { restrictFileModes, warnOfOpenFolder } from "./private-files.ts";
import { StartError } from "./start-error.ts";
import { startTracing } from "./tracing/index.ts";

/** How long a stop may take once nothing new is taken, in milliseconds; then the process ends as it is. */
const STOP_TIMEOUT_MS = 18_000;

/** What has to be closed again, the last opened first. */
const opened: (() => Promise<void>)[] = [];
let closing: Promise<void> | null = null;
/** Says that the end has begun and gives those who share the load the time to notice. */
let drain = async (): Promise<void> => {};

/** Lets running requests finish, then closes everything. Idempotent, because Ctrl-C reaches us in two ways. */
function close(): Promise<void> {
  closing ??= (async () => {
    for (const closeOne of opened.toReversed()) await closeOne();
  })();
  return closing;
}

/** Reads all texts at the start, so that an upgrade beside the running process changes none of them. */
function readTexts(): void {
  if (!areCompiled()) throw new StartError("The texts are not compiled yet: run npm run build, then start again.");
  for (const language of LANGUAGES) catalogueOf(language);
}

/** The configuration with the local demo provider in it, started, where no provider is configured. */
async function withProviders(config: Config): Promise<Config> {
  if (config.providers.length > 0 || config.samlProviders.length > 0) return config;
  const identity = await startDemoIdentity({
    port: config.port,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    preferredPort: config.identityPort ?? undefined,
  }).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  opened.push(() => identity.stop());
  const { issuer } = identity;
  return { ...config, providers: [{ id: "demo", label: "Demo", issuer, clientId: "karota", demo: true, buys: true }] };
}

const sentenceFor = (error: unknown, config: Config | null): string | null => {
  if (error instanceof StartError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (!config) return null;
  if (code === "EADDRINUSE")
    return `Port ${config.port} on ${config.host} is taken: stop the other program, or set another PORT.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `Karota cannot listen on port ${config.port} of ${config.host} (${code}): set another PORT or HOST.`;
  return null;
};

async function start(): Promise<void> {
  restrictFileModes();
  let config: Config | null = null;
  try {
    readTexts();
    config = readConfig(process.env);
    const warn = (msg: string) => {
      process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
    };
    opened.push(await startTracing({ ...config, onFailure: warn }));
    const onLost = (error: Error) => warn(`a database connection was lost: ${error.message}`);
    const database = await openDatabase(config, onLost, MIGRATIONS, { check: checkSettings });
    opened.push(() => database.close());
    config = await withProviders(config);
    const archiveRoot = resolve(config.dataDir, "pages");
    // Without them only pages that were loaded before the last build are worse off.
    const failure = await archiveAssets(WEB_ROOT, archiveRoot, Date.now()).catch((error: unknown) => error);
    const app = await buildApp({ config, database, archiveRoot });
    if (failure) app.log.warn({ err: failure }, "the files of this build could not be kept");
    const openFolder = warnOfOpenFolder(config.dataDir);
    if (openFolder) app.log.warn(openFolder);
    const noOperator = warnOfNoOperator(config.operator, !isLoopback(new URL(config.publicUrl).hostname));
    if (noOperator) app.log.warn(noOperator);
    const { drainSeconds } = config;
    drain = async () => {
      app.beginStop();
      await wait(drainSeconds * 1000);
    };
    opened.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`Karota is ready at ${config.publicUrl}\n`);
  } catch (error) {
    const sentence = sentenceFor(error, config);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exitCode = 1;
    await close();
  }
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  // After Ctrl-C a person waits; after SIGTERM a system replaces this process by another.
  if (signal === "SIGTERM") await drain();
  setTimeout(() => {
    process.stderr.write(`Karota did not stop within ${STOP_TIMEOUT_MS / 1000} s and ends as it is.\n`);
    process.exit(1);
  }, STOP_TIMEOUT_MS).unref();
  await close();
  process.exit();
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, (name) => void stop(name));
await start();
