import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { CLIENT } from "./real-client.ts";

const TABLES = "/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3";
const MODULES = "/usr/lib/glewlwyd";

export const PASSWORD = "skrivnost1";

const config = (folder: string, port: number): string => `
port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}"
login_url="login.html"
api_prefix="api"
cookie_secure=0
log_mode="file"
log_level="ERROR"
log_file="${folder}/log"
session_expiration=2419200
session_key="GLEWLWYD2_SESSION_ID"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${MODULES}/user"
client_module_path="${MODULES}/client"
user_auth_scheme_module_path="${MODULES}/scheme"
plugin_module_path="${MODULES}/plugin"
use_secure_connection=false
secure_connection_key_file=""
secure_connection_pem_file=""
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${folder}/db"; };
`;

/** A browser of the provider: it keeps its cookies and follows no redirect. */
function browserOf(base: string) {
  let cookie = "";
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      redirect: "manual",
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  };
}

/** Glewlwyd of Debian as a provider of OpenID Connect on a free port, with a client and one person, `ana`. */
export async function startGlewlwyd(program: string) {
  const folder = mkdtempSync(join(tmpdir(), "karota-glewlwyd-"));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/api`;
  const issuer = `${api}/oidc`;
  const database = new DatabaseSync(join(folder, "db"));
  database.exec(readFileSync(TABLES, "utf8"));
  database.close();
  writeFileSync(join(folder, "conf"), config(folder, port));
  const server = spawn(program, [`--config-file=${join(folder, "conf")}`], { stdio: "ignore" });
  const ended = once(server, "exit").then(() => {
    throw new Error("Glewlwyd has ended.");
  });
  const isThere = async (): Promise<void> => {
    while (!(await fetch(`${api}/scope/`).catch(() => null))) await new Promise(setImmediate);
  };
  await Promise.race([isThere(), ended]);
  ended.catch(() => undefined);

  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const admin = browserOf(api);
  const set = async (path: string, body: object): Promise<void> => {
    const answer = await admin("POST", path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await set("/auth/", { username: "admin", password: "password" });
  const lives = { "access-token-duration": 3600, "refresh-token-duration": 3600, "code-duration": 600 };
  const given = { "name-claim": "mandatory", "email-claim": "mandatory", scope: [], claims: [] };
  const parameters = {
    iss: issuer,
    "jwt-type": "rsa",
    "jwt-key-size": "256",
    key: privateKey,
    cert: publicKey,
    "auth-type-code-enabled": true,
    "pkce-allowed": true,
    "subject-type": "public",
    "jwks-show": true,
    ...lives,
    ...given,
  };
  await set("/mod/plugin/", { module: "oidc", name: "oidc", display_name: "oidc", parameters });
  const person = { username: "ana", name: "Ana Zajc", email: "ana@sola.example", password: PASSWORD };
  await set("/user/", { ...person, scope: ["openid"], enabled: true });
  await set("/client/", {
    client_id: CLIENT.id,
    name: "Karota",
    client_secret: CLIENT.secret,
    confidential: true,
    redirect_uri: [CLIENT.redirect],
    authorization_type: ["code"],
    scope: ["openid"],
    enabled: true,
    token_endpoint_auth_method: ["client_secret_basic"],
  });
  return {
    issuer,
    browser: () => browserOf(api),
    async stop() {
      server.kill();
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
