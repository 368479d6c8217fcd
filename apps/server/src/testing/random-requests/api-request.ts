/** A request before it is sent; every part of it may be broken. */
export interface ApiRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With the names of parameters in braces. */
  readonly path: string;
  /** The value of each parameter as it is sent: encoded or deliberately not. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: none. */
  readonly body: unknown;
  /** The bytes to send instead of the body. */
  readonly payload?: string;
}

/** As a part of a URL; what has no encoding, such as half a character, becomes the sign for it. */
export const encodePart = (value: unknown): string =>
  encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed());

/** Every client removes these from an address before it sends it, and would reach another route. */
const LEFT_OUT = /^(?:\.|%2e){1,2}$/i;

export function urlOf({ path, params, query }: ApiRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!.replace(LEFT_OUT, "-"));
  return query.length === 0 ? filled : `${filled}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** What is sent as its body; undefined: nothing. */
export const payloadOf = ({ body, payload }: ApiRequest): string | undefined =>
  payload ?? (body === undefined ? undefined : JSON.stringify(body));
