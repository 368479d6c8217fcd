import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "../../../../../../scripts/free-port.ts";
import { makeSigningKey } from "./saml-idp.ts";

const ROOT = "/usr/share/simplesamlphp";

/** How an identity provider of this test differs. */
export interface Variant {
  /** Lines of its metadata, in PHP. */
  readonly hosted?: string;
}

const PERSISTENT_ID = "'authproc' => [1 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid']],";

const config = (folder: string, base: string) => `<?php
$config = [
  'baseurlpath' => '${base}/',
  'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/log/', 'datadir' => '${folder}/data/',
  'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata/',
  'attributenamemapdir' => '/etc/simplesamlphp/attributemap/',
  'secretsalt' => 'the salt of this test', 'auth.adminpassword' => 'of nobody', 'technicalcontact_email' => 'na@sola.example',
  'timezone' => 'UTC', 'logging.handler' => 'file', 'logging.level' => 7, 'admin.checkforupdates' => false,
  'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'session.phpsession.savepath' => '${folder}/sessions', 'session.cookie.secure' => false,
  'session.cookie.samesite' => null, 'store.type' => 'phpsession', 'language.default' => 'sl',
  'metadata.sources' => [['type' => 'flatfile'], ['type' => 'xml', 'file' => '${folder}/own.xml']],
];`;

const SOURCES = `<?php
$config = ['sola' => ['exampleauth:UserPass',
  'ana:skrivnost' => ['uid' => ['ana'], 'displayName' => ['Ana Zajc'], 'mail' => ['ana@sola.example'],
    'schacHomeOrganization' => ['sola.example']],
  'bor:skrivnost' => ['uid' => ['bor'], 'displayName' => ['Bor Šček'], 'mail' => ['bor@sola.example'],
    'schacHomeOrganization' => ['sola.example']],
]];`;

const hosted = (base: string, more: string) => `<?php
$metadata['${base}/idp'] = ['host' => '__DEFAULT__', 'privatekey' => 'server.pem', 'certificate' => 'server.crt',
  'auth' => 'sola', 'validate.authnrequest' => true, 'sign.logout' => true, 'validate.logout' => true, ${more} ];`;

/** SimpleSAMLphp of Debian as an identity provider on a free port, in PHP's own web server. */
export async function startSimpleSaml(php: string, ownMetadata: string, { hosted: more = PERSISTENT_ID }: Variant) {
  const folder = mkdtempSync(join(tmpdir(), "karota-saml-"));
  for (const one of ["cert", "log", "data", "tmp", "metadata", "sessions"]) mkdirSync(join(folder, one));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const key = makeSigningKey(Date.now());
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  write("cert/server.pem", key.privateKey.export({ type: "pkcs8", format: "pem" }));
  write("cert/server.crt", key.certificate);
  write("config.php", config(folder, base));
  write("authsources.php", SOURCES);
  write("own.xml", ownMetadata);
  write("metadata/saml20-idp-hosted.php", hosted(base, more));
  const server = spawn(php, ["-S", `127.0.0.1:${port}`, "-t", `${ROOT}/www`], {
    env: { PATH: process.env["PATH"], SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  await new Promise<void>((done, failed) => {
    createInterface({ input: server.stderr }).on("line", (line) => line.includes("started") && done());
    server.once("exit", (code) => failed(new Error(`PHP ended with ${code}`)));
  });
  return {
    metadataAddress: `${base}/saml2/idp/metadata.php`,
    /** Where one signs out there, without having been sent by us. */
    signOutAddress: `${base}/saml2/idp/SingleLogoutService.php?ReturnTo=${encodeURIComponent(`${base}/logout.php`)}`,
    entityId: `${base}/idp`,
    async stop() {
      server.removeAllListeners("exit");
      server.kill();
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
