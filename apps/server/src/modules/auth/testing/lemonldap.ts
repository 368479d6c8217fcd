import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { CLIENT } from "./real-client.ts";

/** It loads a module for captchas also when it shows none, and its own one wants a program for images. */
const NO_CAPTCHA = 'package NoCaptcha; use Mouse; extends "Lemonldap::NG::Portal::Main::Plugin"; sub init { 1 } 1;';
const APP = 'use Lemonldap::NG::Portal; Lemonldap::NG::Portal->run({ protection => "none" });';

const ini = (folder: string): string => `[all]
logLevel = error
checkTime = 1
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'karota', 'cache_root' => '${folder}/cache' }
[portal]
templateDir = /usr/share/lemonldap-ng/portal/templates
staticPrefix = /static
languages = en
`;

/** LemonLDAP::NG's configuration, as its manager would write it: its own demonstration accounts, and one client. */
const configOf = (folder: string, base: string, privateKey: string, publicKey: string): object => ({
  cfgNum: 1,
  cfgDate: 1,
  cfgAuthor: "tests",
  domain: "127.0.0.1",
  portal: `${base}/`,
  cookieName: "lemonldap",
  securedCookie: 0,
  key: "the key of these tests",
  authentication: "Demo",
  userDB: "Same",
  passwordDB: "Null",
  registerDB: "Null",
  // It does not ask again within so many seconds, 5 unless told otherwise.
  portalForceAuthnInterval: -1,
  requireToken: 0,
  captcha: "NoCaptcha",
  locationRules: { "nowhere.example": { default: "deny" } },
  whatToTrace: "uid",
  demoExportedVars: { uid: "uid", cn: "cn", mail: "mail" },
  globalStorage: "Apache::Session::File",
  globalStorageOptions: { Directory: `${folder}/sessions`, LockDirectory: `${folder}/sessions/lock` },
  issuerDBOpenIDConnectActivation: 1,
  oidcServiceMetaDataIssuer: base,
  oidcServiceAllowAuthorizationCodeFlow: 1,
  oidcServicePrivateKeySig: privateKey,
  oidcServicePublicKeySig: publicKey,
  oidcServiceKeyIdSig: "of-these-tests",
  oidcRPMetaDataExportedVars: { karota: { name: "cn", email: "mail" } },
  oidcRPMetaDataOptions: {
    karota: {
      oidcRPMetaDataOptionsClientID: CLIENT.id,
      oidcRPMetaDataOptionsClientSecret: CLIENT.secret,
      oidcRPMetaDataOptionsRedirectUris: CLIENT.redirect,
      oidcRPMetaDataOptionsPostLogoutRedirectUris: CLIENT.redirect.replace("login", "logout"),
      oidcRPMetaDataOptionsIDTokenSignAlg: "RS256",
      oidcRPMetaDataOptionsIDTokenForceClaims: 1,
      oidcRPMetaDataOptionsRequirePKCE: 1,
      oidcRPMetaDataOptionsBypassConsent: 1,
    },
  },
});

/** LemonLDAP::NG of Debian as a provider of OpenID Connect on a free port, with its demonstration accounts. */
export async function startLemonLdap(plackup: string) {
  const folder = mkdtempSync(join(tmpdir(), "karota-lemonldap-"));
  for (const one of ["conf", "cache", "sessions", "sessions/lock"]) mkdirSync(join(folder, one));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  writeFileSync(join(folder, "conf", "lmConf-1.json"), JSON.stringify(configOf(folder, base, privateKey, publicKey)));
  writeFileSync(join(folder, "lemonldap-ng.ini"), ini(folder));
  writeFileSync(join(folder, "NoCaptcha.pm"), NO_CAPTCHA);
  writeFileSync(join(folder, "app.psgi"), APP);
  const server = spawn(
    plackup,
    ["--host", "127.0.0.1", "--port", String(port), "-E", "deployment", "-I", folder, join(folder, "app.psgi")],
    {
      env: { PATH: process.env["PATH"], LLNG_DEFAULTCONFFILE: join(folder, "lemonldap-ng.ini") },
      stdio: "ignore",
    },
  );
  const ended = once(server, "exit").then(() => {
    throw new Error("LemonLDAP::NG has ended.");
  });
  const isThere = async (): Promise<void> => {
    while (!(await fetch(`${base}/.well-known/openid-configuration`).catch(() => null)))
      await new Promise(setImmediate);
  };
  await Promise.race([isThere(), ended]);
  ended.catch(() => undefined);
  return {
    issuer: base,
    async stop() {
      server.kill();
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
