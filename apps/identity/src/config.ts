import { isIP } from "node:net";

/** The demo provider's configuration. */
export interface IdentityConfig {
  /** The port to try first; 0 takes a free one. */
  readonly port: number;
  /** The app's address, without a slash at the end. */
  readonly publicUrl: string;
  /** Every origin under which a browser on this computer may see the app. */
  readonly appOrigins: readonly string[];
  /** The folder for keys, accounts and the remembered port. */
  readonly folder: string;
  /**
   * Signs a browser in again without a question as long as it was not signed out here, as other providers do
   * (`IDENTITY_SESSIONS=on`, for tests). Otherwise every sign-in needs a choice, so that another person is quickly
   * chosen.
   */
  readonly hasSessions: boolean;
}

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  (isIP(hostname) === 4 && hostname.startsWith("127."));

function portFrom(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Error(`${name} must be a port number, not "${text}".`);
  return port;
}

/** Reads the environment; throws an Error of one sentence that can be shown as it is. */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): IdentityConfig {
  const appPort = portFrom(environment["PORT"], "PORT", 8080);
  const address = environment["PUBLIC_URL"] || `http://127.0.0.1:${appPort}`;
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`PUBLIC_URL must be an http address, not "${address}".`);
  const { hostname, origin, href } = new URL(address);
  if (!isLoopback(hostname))
    throw new Error(
      `The demo sign-in needs no password, so it does not start for the public address ${origin}: set OIDC_PROVIDERS.`,
    );
  const beside = appPort === 0 || appPort === 65535 ? 0 : appPort + 1;
  return {
    port: portFrom(environment["IDENTITY_PORT"], "IDENTITY_PORT", beside),
    publicUrl: href.replace(/\/+$/, ""),
    appOrigins: [...new Set([origin, `http://127.0.0.1:${appPort}`, `http://localhost:${appPort}`])],
    folder: `${environment["DATA_DIR"] || "./data"}/identity`,
    hasSessions: environment["IDENTITY_SESSIONS"] === "on",
  };
}
