import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VARIABLES, type VariableName } from "@karota/contract/admin/environment.ts";
import type { PartsReply } from "@karota/contract/admin/functionality.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open.ts";
import { makeSigningKey, samlIdpOf } from "./modules/auth/testing/saml-idp.ts";
import { GOOGLE, startSchoolProvider, VERIFIER, type Answer } from "./modules/auth/testing/school-provider.ts";
import { newGroup } from "./modules/classes/testing/class-calls.ts";
import { sendMails } from "./modules/mail/send-mails.ts";
import { transportOf } from "./modules/mail/transport.ts";
import { describeAnyDatabase, migratedDatabase } from "./testing/fresh-database.ts";
import { processEnvironment } from "./testing/running-server.ts";
import { SELLER } from "./testing/seller.ts";
import { startSignIn } from "./testing/sign-in.ts";
import { startStripe } from "./testing/stripe-server.ts";
import { TEST_NOW, TEST_URL, testApp, type TestApp } from "./testing/test-app.ts";

/** Variables of which nobody but the operator may read the value, or a part of it. */
const SECRET_VARIABLES = [
  "DATABASE_URL",
  "OIDC_PROVIDERS",
  "JWT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "METRICS_TOKEN",
] as const;
/** The others: a new variable needs a line in one of the two lists. */
const OPEN_VARIABLES = [
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "DATA_DIR",
  "SAML_PROVIDERS",
  "CLASS_SIGN_IN",
  "IDENTITY_PORT",
  "ADMINS",
  "TIME_ZONE",
  "OPERATOR",
  "PAYMENT_PROVIDERS",
  "SELLER",
  "STRIPE_PUBLISHABLE_KEY",
  "MAIL_FROM",
  "SECURITY_CONTACT",
  "DRAIN_SECONDS",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_TRACES_SAMPLER_ARG",
  "LOG_LEVEL",
] as const;
type SecretVariable = (typeof SECRET_VARIABLES)[number];

/** The length of the parts by which a secret is recognised, in characters. */
const PART_LENGTH = 12;
/** Longer ones are keys, which go into no header. */
const LONGEST_IN_HEADER = 200;
const newSecret = (): string => randomBytes(30).toString("base64url");
const newSecrets = () =>
  Object.fromEntries(SECRET_VARIABLES.map((name) => [name, newSecret()])) as Record<SecretVariable, string>;

/** A secret's parts, in plain text and as they are in a header for Basic authentication, wherever it begins there. */
function partsOf(secret: string): readonly string[] {
  const shifts = secret.length > LONGEST_IN_HEADER ? [] : [0, 1, 2];
  const encodings = shifts.map((shift) =>
    Buffer.from(" ".repeat(shift) + secret)
      .toString("base64")
      .slice(4, -4),
  );
  return [secret, ...encodings].flatMap((text) =>
    Array.from({ length: Math.floor(text.length / PART_LENGTH) }, (_, place) =>
      text.slice(place * PART_LENGTH, (place + 1) * PART_LENGTH),
    ),
  );
}

/** Which secrets are in which texts. */
function foundIn(texts: readonly string[], secrets: Readonly<Record<string, string>>): readonly string[] {
  const all = texts.join("\n");
  return Object.entries(secrets).flatMap(([name, secret]) =>
    partsOf(secret)
      .filter((part) => all.includes(part))
      .map((part) => `${name}: ${texts.find((text) => text.includes(part))}`),
  );
}

/** A mail server that refuses every sign-in, and quotes what it was sent. */
async function startQuotingMailServer() {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail.example");
    socket.on("error", () => {});
    createInterface({ input: socket }).on("line", (line) => {
      const [word, , sent = ""] = line.split(" ");
      if (word === "EHLO") say("250-mail.example\r\n250 AUTH PLAIN");
      else if (word === "AUTH") say(`535 5.7.8 refused: ${sent} ${Buffer.from(sent, "base64").toString()}`);
      else say("250 ok");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

const SAML_KEY = makeSigningKey(TEST_NOW, 20);
const SAML_SECRET = `${SAML_KEY.privateKey.export({ type: "pkcs8", format: "pem" })}${SAML_KEY.certificate}`;

/** The characters of a private key of RSA, in Base64, that its certificate has too: the modulus is at the beginning. */
const PUBLIC_PART = 450;

/** The secrets that the server itself has made, by name. */
async function storedSecrets({ database }: TestApp): Promise<Record<string, string>> {
  const rows = await database.db.selectFrom("secrets").select(["name", "value"]).execute();
  const keyIn = (value: string): string | undefined =>
    /-----BEGIN PRIVATE KEY-----(.+)-----END PRIVATE KEY-----/s
      .exec(value)?.[1]
      ?.replaceAll("\n", "")
      .slice(PUBLIC_PART);
  return Object.fromEntries(rows.map(({ name, value }) => [name, keyIn(value) ?? value]));
}

/** What a whole site with failures of every kind answers to visitors and admins, all in plain text. */
async function visit(it: TestApp, school: Awaited<ReturnType<typeof startSchoolProvider>>): Promise<readonly string[]> {
  const admin = await it.newPlayer({ roles: ["mentor", "admin"], balance: 100_000 });
  const answers: string[] = [];
  const see = async (answer: ReturnType<TestApp["call"]>) => {
    const { statusCode, headers, body } = await answer;
    answers.push(`${statusCode} ${JSON.stringify(headers)} ${body}`);
    return body;
  };
  const ask = (method: "GET" | "POST", path: string, body?: unknown, headers = {}) =>
    see(it.call(admin, method, path, body, headers));

  const login = async (answer: Answer | null) => {
    const { nonce, headers } = await startSignIn(it);
    const code = await school.code({ nonce });
    school.answer("token", answer);
    await see(it.call(null, "POST", "aaa/login-school-oauth2", { code, code_verifier: VERIFIER }, headers));
  };
  await login(null);
  await login(({ headers: { authorization } }, response) => {
    response.writeHead(401).end(JSON.stringify({ error: "invalid_client", error_description: authorization }));
  });
  await login((request) => void request.socket.destroy());
  for (const [path, body] of [
    ["start", { asksWho: false }],
    ["acs", { SAMLResponse: "PHg+" }],
    ["finish", { code: "c".repeat(43) }],
  ] as const)
    await see(it.call(null, "POST", `aaa/saml/federation/${path}`, body));
  await see(it.call(null, "GET", "aaa/saml/federation/metadata"));

  const group = await newGroup(it, admin, "7. b");
  const { cards } = JSON.parse(await ask("POST", `classes/${group}/pupils`, { names: ["Ana"] })) as CardsReply;
  for (const secret of [cards[0]!.secret, "0".repeat(26)]) {
    const { nonce, headers } = await startSignIn(it);
    const body = await see(it.call(null, "POST", "classes/sign-in", { nonce, secret }));
    const { id_token = "x" } = JSON.parse(body) as { id_token?: string };
    await see(it.call(null, "POST", "aaa/login-class-oauth2", { id_token }, headers));
  }
  for (const provider of ["stripe", "sandbox"])
    await ask("POST", "payments/intent", { provider, credits: 10, price_cents: 100 }, { "idempotency-key": provider });
  for (const provider of ["stripe", "sandbox"])
    await see(it.call(null, "POST", `payments/webhook/${provider}`, {}, { "stripe-signature": "t=1,v1=x" }));
  await ask("POST", "admin/sendTestEmail");

  for (const { method, url } of it.app.apiRoutes)
    if (method === "GET" && !url.includes(":"))
      for (const who of [null, admin]) await see(it.call(who, "GET", url.replace("/api/v1/", "")));
  const { parts } = JSON.parse(await ask("GET", "admin/functionality")) as PartsReply;
  for (const { part } of parts) if (!part.startsWith("game:")) await ask("POST", `admin/functionality/${part}`);
  for (const path of ["nothing", "docs"]) await see(it.call(null, "GET", path));
  for (const url of ["/home", "/status", "/nothing", "/healthz", "/readyz", "/metrics"])
    await see(it.app.inject({ url, headers: { accept: "text/html" } }));
  const authorization = `Bearer ${it.config.metricsToken}`;
  await see(it.app.inject({ url: "/metrics", headers: { authorization } }));
  await see(it.app.inject({ url: "/metrics", headers: { authorization: authorization.slice(0, -1) } }));
  return answers;
}

test("each variable is listed as a secret or as none", () => {
  const listed: readonly VariableName[] = [...SECRET_VARIABLES, ...OPEN_VARIABLES];
  expect(listed.toSorted()).toEqual([...VARIABLES].toSorted());
});

test("a secret is recognised in a text that quotes it, a part of it or a header that holds it", () => {
  const secret = newSecret();
  const basic = (name: string) => Buffer.from(`${name}:${secret}`).toString("base64");
  for (const text of [`key ${secret}`, `…${secret.slice(12, 25)}`, ...["a", "ab", "abc"].map(basic)])
    expect(foundIn([text], { secret }), text).not.toEqual([]);
  expect(foundIn([newSecret()], { secret })).toEqual([]);
});

/** A site on which every secret is set, and everybody whom it asks refuses and quotes what they were sent. */
async function startSite(kind: "sqlite" | "postgres") {
  const secrets = newSecrets();
  const home = await migratedDatabase(kind);
  const { dataDir, databaseUrl } = home.settings;
  // That of the throw-away PostgreSQL is as random.
  const password = databaseUrl && new URL(databaseUrl).password;
  if (password) secrets.DATABASE_URL = password;
  const school = await startSchoolProvider(GOOGLE, () => it.clock.now(), { clientSecret: secrets.OIDC_PROVIDERS });
  const [stripe, mailServer] = [await startStripe(), await startQuotingMailServer()];
  const metadata = join(dataDir, "metadata.xml");
  const idp = samlIdpOf("https://idp.example", "https://idp.example/sso", () => TEST_NOW, [SAML_KEY]);
  writeFileSync(metadata, idp.descriptor());
  const environment = {
    PUBLIC_URL: TEST_URL,
    DATA_DIR: dataDir,
    LOG_LEVEL: "trace",
    CLASS_SIGN_IN: "on",
    PAYMENT_PROVIDERS: "stripe,sandbox",
    SELLER: JSON.stringify(SELLER),
    OIDC_PROVIDERS: JSON.stringify([{ ...school.provider, demo: undefined }]),
    SAML_PROVIDERS: JSON.stringify([{ id: "federation", label: "Federation", metadata }]),
    SMTP_URL: `smtp://karota:${secrets.SMTP_URL}@${mailServer.host}?tls=${secrets.SMTP_URL}`,
    JWT_SECRET: secrets.JWT_SECRET,
    METRICS_TOKEN: secrets.METRICS_TOKEN,
    STRIPE_SECRET_KEY: `sk_test_${secrets.STRIPE_SECRET_KEY}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secrets.STRIPE_WEBHOOK_SECRET}`,
    STRIPE_PUBLISHABLE_KEY: "pk_test_open",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const message = `Invalid API Key: ${environment.STRIPE_SECRET_KEY}`;
  stripe.breakWith(401, Infinity, { type: "invalid_request_error", message });
  const lines: string[] = [];
  const it = await testApp({
    kind,
    on: home,
    config: readConfig(environment),
    catalogue: CATALOGUE.filter(({ id }) => id === "addition"),
    stripeHost: stripe.address,
    logStream: { write: (line) => void lines.push(line) },
  });
  await it.database.db
    .insertInto("secrets")
    .values({ name: "saml-key", value: SAML_SECRET, created_at: TEST_NOW })
    .execute();
  const close = async () => {
    await it.close();
    await school.stop();
    await stripe.stop();
    mailServer.stop();
    await home.remove();
  };
  return { it, school, secrets, environment, lines, close };
}

/** What fails inside: a statement, and the connection to a database. */
async function failuresInside(it: TestApp, secret: string): Promise<readonly string[]> {
  const { schema } = it.database.db;
  await schema.alterTable("login_nonces").renameTo("gone").execute();
  const { statusCode, body } = await it.call(null, "POST", "aaa/login-start");
  await schema.alterTable("gone").renameTo("login_nonces").execute();
  expect(statusCode).toBe(500);
  const databaseUrl = `postgres://karota:${secret}@127.0.0.1:1/none`;
  return [body, await openDatabase({ databaseUrl, dataDir: "" }).then(() => "open", String)];
}

describeAnyDatabase("a secret", (kind) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeEach(async () => {
    site = await startSite(kind);
  });
  afterEach(() => site.close());

  test("is in no log, answer, page, error or figure, whatever fails", async () => {
    const { it, school, secrets, lines } = site;
    const texts = [...(await visit(it, school)), ...(await failuresInside(it, secrets.DATABASE_URL))];
    const { config, database, clock } = it;
    await sendMails({ config, database, clock, log: it.app.log, printer: it.app.printer }, transportOf(config));
    const stored = await storedSecrets(it);
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(["class-cards", "saml-key", "sandbox-webhooks"]));
    for (const failure of ["a mail could not be sent", "401 invalid_client", "E-PAYMENT-STRIPE", "login_nonces"])
      expect(lines.join("")).toContain(failure);
    expect(foundIn([...texts, ...lines], { ...secrets, ...stored })).toEqual([]);
  });

  test("is in a backup, which says so and is its user's alone, and not in what the command prints", async () => {
    const { it, secrets, environment } = site;
    const stored = await storedSecrets(it);
    const command = fileURLToPath(new URL("../../../scripts/backup.ts", import.meta.url));
    const env = { ...processEnvironment(), ...environment };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [command], { env });
    const [file = ""] = stdout.split(": ");
    const content = gunzipSync(readFileSync(file)).toString();
    expect(content).toContain(stored["sandbox-webhooks"]!);
    expect(stdout).toContain("It holds names, results and the keys of this site: keep it as safe as the database.");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(foundIn([stdout, stderr], { ...secrets, ...stored })).toEqual([]);
    // Those of the configuration are not even in the file.
    expect(foundIn([content], secrets)).toEqual([]);
  });
});
