import { expect, test } from "vitest";
import { readConfig, warnOfNoOperator } from "./config.ts";
import { StartError } from "./start-error.ts";

const PROVIDER = { id: "google", label: "Google", issuer: "https://accounts.google.com", clientId: "abc" };
const json = JSON.stringify;

test("an empty environment gives the defaults", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 8080,
    publicUrl: "http://127.0.0.1:8080",
    dataDir: "./data",
    databaseUrl: null,
    providers: [],
    samlProviders: [],
    identityPort: null,
    classSignIn: false,
    admins: [],
    jwtSecret: null,
    timeZone: "Europe/Ljubljana",
    logLevel: "warn",
    drainSeconds: 0,
    securityContact: "mailto:karota@127.0.0.1",
    operator: null,
    seller: null,
    paymentProviders: ["sandbox"],
    stripe: null,
    smtpUrl: null,
    mailFrom: "Karota <karota@127.0.0.1>",
    metricsToken: null,
    traces: null,
    given: [],
  });
});

test("class cards are switched on by name, and no other provider has theirs, also while they are off", () => {
  expect(readConfig({ CLASS_SIGN_IN: "on" }).classSignIn).toBe(true);
  expect(readConfig({ CLASS_SIGN_IN: "off" }).classSignIn).toBe(false);
  expect(() => readConfig({ CLASS_SIGN_IN: "yes" })).toThrow('CLASS_SIGN_IN must be on or off, not "yes".');
  const OIDC_PROVIDERS = json([{ ...PROVIDER, id: "class" }]);
  for (const CLASS_SIGN_IN of ["on", "off"])
    expect(() => readConfig({ CLASS_SIGN_IN, OIDC_PROVIDERS })).toThrow(/id class, which class cards have/);
});

test("empty values count as left out", () => {
  expect(readConfig({ PORT: "", OIDC_PROVIDERS: "", TIME_ZONE: "", JWT_SECRET: "" })).toEqual(readConfig({}));
});

test("everything can be set", () => {
  const read = readConfig({
    HOST: "0.0.0.0",
    PORT: "80",
    PUBLIC_URL: "https://karota.example/",
    DATA_DIR: "/var/karota",
    DATABASE_URL: "postgres://someone:secret@db/karota",
    OIDC_PROVIDERS: json([PROVIDER]),
    IDENTITY_PORT: "81",
    ADMINS: json([{ issuer: PROVIDER.issuer, subject: "1" }, { email: "boss@example.com" }]),
    JWT_SECRET: "x".repeat(32),
    TIME_ZONE: "America/New_York",
    LOG_LEVEL: "info",
  });
  expect(read).toMatchObject({ publicUrl: "https://karota.example", port: 80, timeZone: "America/New_York" });
  expect(read.providers).toEqual([{ ...PROVIDER, demo: false, buys: true }]);
  expect(read.admins).toHaveLength(2);
});

test("the people of a provider may buy carrots unless its entry says `buys: false`", () => {
  const buysOf = (more: object) => readConfig({ OIDC_PROVIDERS: json([{ ...PROVIDER, ...more }]) }).providers[0]?.buys;
  expect([buysOf({}), buysOf({ buys: true }), buysOf({ buys: false })]).toEqual([true, true, false]);
});

const ROLE = { claim: ["person", "role"], mentors: ["LEHR", "LEIT"] };
const SAML = { id: "arnes", label: "ArnesAAI", metadata: "https://aai.example/metadata.xml" };

test("providers of SAML have a file or an https address of metadata, and may limit entities and schools", () => {
  const read = (...entries: object[]) => readConfig({ SAML_PROVIDERS: json(entries) }).samlProviders;
  expect(read(SAML)).toEqual([{ ...SAML, entityIds: null, buys: true, schools: undefined }]);
  expect(read({ ...SAML, metadata: "/etc/karota/idp.xml", entityId: "urn:one" })[0]?.entityIds).toEqual(["urn:one"]);
  const limited = { ...SAML, entityId: ["a", "b"], buys: false, tenants: ["sola"], claims: { school: "home" } };
  expect(read(limited)).toMatchObject([
    { entityIds: ["a", "b"], buys: false, schools: { claim: ["home"], allowed: ["sola"] } },
  ]);
  const open = { PUBLIC_URL: "https://karota.example", SAML_PROVIDERS: json([SAML]) };
  expect(readConfig(open).providers).toEqual([]);
});

test("an id is that of one provider, of whichever kind", () => {
  const OIDC_PROVIDERS = json([PROVIDER]);
  expect(() => readConfig({ OIDC_PROVIDERS, SAML_PROVIDERS: json([{ ...SAML, id: "google" }]) })).toThrow(
    "SAML_PROVIDERS has an entry with the id google, which OIDC_PROVIDERS has, too: name it otherwise.",
  );
  expect(() => readConfig({ SAML_PROVIDERS: json([{ ...SAML, id: "class" }]) })).toThrow(/id class, which class cards/);
});

const SELLER = {
  name: "Karota",
  address: "Pot 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI12345679",
  iban: "SI56 0203 6025 3863 406",
  bic: "LJBASI2X",
};
const STRIPE = { STRIPE_SECRET_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "wh" };

test("with a public address nothing is sold unless a provider is configured, and the sandbox only by name", () => {
  const open = { PUBLIC_URL: "https://karota.example", OIDC_PROVIDERS: json([PROVIDER]) };
  expect(readConfig(open).paymentProviders).toEqual([]);
  expect(readConfig({ ...open, PAYMENT_PROVIDERS: "sandbox" }).paymentProviders).toEqual(["sandbox"]);
  const sells = readConfig({ ...open, PAYMENT_PROVIDERS: "stripe, invoice", SELLER: json(SELLER), ...STRIPE });
  expect(sells.paymentProviders).toEqual(["stripe", "invoice"]);
  expect(sells.seller).toEqual({ ...SELLER, iban: "SI56020360253863406" });
});

const OPERATOR = {
  name: "Osnovna šola Karota",
  address: "Pot 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  email: "info@karota.example",
};
const AUTHORITY = { name: "Informacijski pooblaščenec", url: "https://www.ip-rs.si" };

test("the operator needs a name and an address, and may have officers, authorities and a register", () => {
  expect(readConfig({ OPERATOR: json(OPERATOR) }).operator).toEqual(OPERATOR);
  const whole = {
    ...OPERATOR,
    phone: "+386 1 234 56 78",
    represented_by: "Ana Novak",
    purpose: "Šola",
    register: "Okrožno sodišče v Ljubljani, 1/2345",
    tax_number: "SI12345679",
    supervisory_authority: AUTHORITY,
    data_protection_officer: { name: "Bor Kos", email: "dpo@karota.example" },
    data_protection_authority: AUTHORITY,
    accessibility_authority: AUTHORITY,
    dispute_body: AUTHORITY,
    terms_checked: "2026-11-01",
  };
  expect(readConfig({ OPERATOR: json(whole) }).operator).toEqual(whole);
});

test("only a public address without an operator is warned of", () => {
  expect(warnOfNoOperator(null, true)).toMatch(/OPERATOR/);
  expect(warnOfNoOperator(null, false)).toBeNull();
  expect(warnOfNoOperator(OPERATOR, true)).toBeNull();
});

const SECOND = { ...PROVIDER, id: "two", issuer: "https://two.example" };
const MICROSOFT_SITE = "https://login.microsoftonline.com";
const MICROSOFT = { ...PROVIDER, id: "microsoft", issuer: `${MICROSOFT_SITE}/{tenantid}/v2.0`, tenants: "any" };
const WRONG: readonly [string, Record<string, string>][] = [
  ["SMTP_URL", { SMTP_URL: "mail.example" }],
  ["MAIL_FROM", { MAIL_FROM: "nobody" }],
  ["PAYMENT_PROVIDERS", { PAYMENT_PROVIDERS: "cash" }],
  ["SELLER", { PAYMENT_PROVIDERS: "invoice" }],
  ["SELLER", { SELLER: json({ ...SELLER, iban: "SI56020360253863407" }) }],
  ["SELLER", { SELLER: json({ ...SELLER, bic: "LJBA" }) }],
  ["OPERATOR", { OPERATOR: "Šola" }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, email: undefined }) }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, country: "Slovenia" }) }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, fax: "1" }) }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, dispute_body: { ...AUTHORITY, url: "javascript:alert(1)" } }) }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, data_protection_officer: { name: "Bor Kos" } }) }],
  ["OPERATOR", { OPERATOR: json({ ...OPERATOR, terms_checked: "1. 11. 2026" }) }],
  ["STRIPE_WEBHOOK_SECRET", { PAYMENT_PROVIDERS: "stripe", SELLER: json(SELLER), STRIPE_SECRET_KEY: "sk" }],
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "0" }],
  ["PORT", { PORT: "65536" }],
  ["IDENTITY_PORT", { IDENTITY_PORT: "-1" }],
  ["IDENTITY_PORT", { PORT: "9000", IDENTITY_PORT: "9000" }],
  ["PUBLIC_URL", { PUBLIC_URL: "karota.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "ftp://karota.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "http://127.0.0.1:8080/karota" }],
  ["OIDC_PROVIDERS", { PUBLIC_URL: "https://karota.example" }],
  ["OIDC_PROVIDERS", { PUBLIC_URL: "http://192.168.1.5:8080" }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: "{" }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: "[]" }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, id: "start" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, issuer: "http://accounts.google.com" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, secret: "x" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, buys: "no" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([PROVIDER, { ...PROVIDER, issuer: "https://other.example" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([PROVIDER, { ...PROVIDER, id: "two" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, issuer: "https://me:hunter2@accounts.google.com" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, clientSecret: "" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, tenants: "any" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, tenants: ["sola.example"] }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, tenants: [], claims: { school: "hd" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { school: "hd" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: {} }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: "role" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { claim: "role" } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { mentors: ["LEHR"] } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { ...ROLE, mentors: [] } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { ...ROLE, mentors: "LEHR" } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { ...ROLE, claim: [] } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: { ...ROLE, admins: ["x"] } } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, tenants: ["a"], claims: { role: ROLE } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: ROLE, school: "hd" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { role: ROLE, class: "class" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { school: "hd", class: "class" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...PROVIDER, claims: { school: "iss", role: ROLE, class: [] } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...MICROSOFT, claims: { class: "class" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...MICROSOFT, tenants: undefined }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...MICROSOFT, claims: { school: "tid" } }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...MICROSOFT, issuer: "https://id.example/x{tenantid}/v2.0" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([{ ...MICROSOFT, issuer: "https://id.example/{tenantid}/{tenantid}" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([MICROSOFT, { ...MICROSOFT, id: "two" }]) }],
  ["OIDC_PROVIDERS", { OIDC_PROVIDERS: json([MICROSOFT, { ...PROVIDER, issuer: `${MICROSOFT_SITE}/a-b/v2.0` }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: "[]" }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, id: "start" }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([SAML, { ...SAML, label: "Other" }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, metadata: "http://aai.example/metadata.xml" }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, metadata: "" }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, entityId: [] }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, tenants: ["a"] }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, tenants: "any", claims: { school: "a" } }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, claims: { role: "a" } }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, tenants: ["a"], claims: { role: ROLE } }]) }],
  ["SAML_PROVIDERS", { SAML_PROVIDERS: json([{ ...SAML, claims: { class: "class" } }]) }],
  ["ADMINS", { OIDC_PROVIDERS: json([MICROSOFT]), ADMINS: json([{ email: "boss@example.com" }]) }],
  ["ADMINS", { ADMINS: json(["boss@example.com"]) }],
  ["ADMINS", { ADMINS: json([{ email: "boss" }]) }],
  ["ADMINS", { ADMINS: json([{ email: "boss@example.com" }]), OIDC_PROVIDERS: json([PROVIDER, SECOND]) }],
  ["JWT_SECRET", { JWT_SECRET: "short" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "fifteen letters" }],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318" }],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:x@traces.example" }],
  ["OTEL_TRACES_SAMPLER_ARG", { OTEL_TRACES_SAMPLER_ARG: "10" }],
  ["TIME_ZONE", { TIME_ZONE: "Europe/Atlantis" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://db/karota" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://one:5432,two:port/karota?target_session_attrs=read-write" }],
  ["target_session_attrs", { DATABASE_URL: "postgres://one,two/karota" }],
];
test("schools are limited by the issuer's tenant or by a claim, and a secret is read", () => {
  const schoolsOf = (entry: object) => readConfig({ OIDC_PROVIDERS: json([entry]) }).providers[0]?.schools;
  expect(schoolsOf(PROVIDER)).toBeUndefined();
  expect(schoolsOf(MICROSOFT)).toEqual({ claim: ["tid"], allowed: "any" });
  expect(schoolsOf({ ...MICROSOFT, tenants: ["a-b"] })).toEqual({ claim: ["tid"], allowed: ["a-b"] });
  const google = { ...PROVIDER, tenants: ["sola.example"], claims: { school: "hd" } };
  expect(schoolsOf(google)).toEqual({ claim: ["hd"], allowed: ["sola.example"] });
  const deep = { ...google, claims: { school: ["school", "id"] } };
  expect(schoolsOf(deep)).toEqual({ claim: ["school", "id"], allowed: ["sola.example"] });
  const [read] = readConfig({ OIDC_PROVIDERS: json([{ ...PROVIDER, clientSecret: "x" }]) }).providers;
  expect(read?.clientSecret).toBe("x");
});

test("the claim that makes mentors is read with and without schools, for both kinds of providers", () => {
  const oidc = (entry: object) => readConfig({ OIDC_PROVIDERS: json([entry]) }).providers[0];
  const saml = (entry: object) => readConfig({ SAML_PROVIDERS: json([entry]) }).samlProviders[0];
  expect(oidc({ ...PROVIDER, claims: { role: ROLE } })).toMatchObject({ role: ROLE, schools: undefined });
  const named = { claim: "rolle", mentors: ["LEHR"] };
  const limited = { tenants: ["a"], claims: { school: "hd", role: named } };
  const read = { role: { claim: ["rolle"], mentors: ["LEHR"] }, schools: { claim: ["hd"], allowed: ["a"] } };
  expect([oidc({ ...PROVIDER, ...limited }), saml({ ...SAML, ...limited })]).toMatchObject([read, read]);
  expect(oidc({ ...MICROSOFT, claims: { role: ROLE } })).toMatchObject({
    role: ROLE,
    schools: { claim: ["tid"], allowed: "any" },
  });
  expect(oidc(PROVIDER)?.role).toBeUndefined();
});

test("the claim of classes needs that of roles, and the school where the issuer does not name it", () => {
  const oidc = (entry: object) => readConfig({ OIDC_PROVIDERS: json([entry]) }).providers[0]?.classes;
  const saml = (claims: object) =>
    readConfig({ SAML_PROVIDERS: json([{ ...SAML, claims }]) }).samlProviders[0]?.classes;
  const claims = { role: ROLE, class: ["person", "groups"] };
  const read = { claim: ["person", "groups"], school: ["iss"] };
  expect(oidc({ ...PROVIDER, claims: { ...claims, school: "iss" } })).toEqual(read);
  expect(oidc({ ...PROVIDER, tenants: ["a"], claims: { ...claims, school: "iss" } })).toEqual(read);
  expect(oidc({ ...MICROSOFT, claims })).toEqual({ ...read, school: null });
  expect([saml(claims), saml({ ...claims, school: "iss" })]).toEqual([{ ...read, school: null }, read]);
  expect([oidc({ ...PROVIDER, claims: { role: ROLE } }), saml({ role: ROLE })]).toEqual([undefined, undefined]);
});

test("several providers take an address in ADMINS with its issuer, and one takes it is", () => {
  const email = "boss@example.com";
  const two = { OIDC_PROVIDERS: json([PROVIDER, SECOND]) };
  const rule = { email, issuer: SECOND.issuer };
  expect(readConfig({ ...two, ADMINS: json([rule]) }).admins).toEqual([rule]);
  expect(readConfig({ OIDC_PROVIDERS: json([PROVIDER]), ADMINS: json([{ email }]) }).admins).toEqual([{ email }]);
  expect(readConfig({ ADMINS: json([{ email }]) }).admins).toEqual([{ email }]);
});

test.each(WRONG)("a wrong %s stops the start with one sentence that names it: %j", (name, environment) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`${name}[^\n]*\\.$`));
});

test("secrets in wrong values are not repeated", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://me:hunter2@db/x" })).not.toThrow(/hunter2/);
  for (const [name, address] of [
    ["PUBLIC_URL", "https://me:hunter2@karota.example"],
    ["SMTP_URL", "mail://me:hunter2@mail.example"],
  ] as const) {
    expect(() => readConfig({ [name]: address }), name).toThrow(StartError);
    expect(() => readConfig({ [name]: address }), name).not.toThrow(/hunter2/);
  }
  const metadata = "https://me:hunter2@aai.example/metadata.xml";
  expect(() => readConfig({ SAML_PROVIDERS: json([{ ...SAML, metadata }]) })).toThrow(StartError);
  expect(() => readConfig({ SAML_PROVIDERS: json([{ ...SAML, metadata }]) })).not.toThrow(/hunter2/);
  expect(() => readConfig({ JWT_SECRET: "hunter2" })).not.toThrow(/hunter2/);
  expect(() => readConfig({ METRICS_TOKEN: "hunter2" })).not.toThrow(/hunter2/);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:hunter2@traces.example" })).not.toThrow(/hunter2/);
  for (const entry of [
    { ...PROVIDER, clientSecret: "hunter2", id: "start" },
    { ...PROVIDER, clientSecret: ["hunter2"] },
  ])
    expect(() => readConfig({ OIDC_PROVIDERS: json([entry]) })).not.toThrow(/hunter2/);
  expect(() => readConfig({ OIDC_PROVIDERS: `[{"clientSecret":"hunter2",]` })).not.toThrow(/hunter2/);
});

test.each(["http://localhost:3000", "http://127.0.0.1:1", "http://[::1]:8080", "http://app.localhost"])(
  "%s needs no providers",
  (address) => {
    expect(readConfig({ PUBLIC_URL: address }).providers).toEqual([]);
  },
);
