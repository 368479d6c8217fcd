import { DOMParser } from "@xmldom/xmldom";

export const NAMESPACES = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
  encryption: "http://www.w3.org/2001/04/xmlenc#",
  ui: "urn:oasis:names:tc:SAML:metadata:ui",
} as const;
type Namespace = keyof typeof NAMESPACES;

/**
 * Parses XML with the parser that also verifies the signatures, so that both read the same.
 * @throws on everything that is not well-formed, and on a document type: entities are never expanded
 */
export function parseXml(text: string): Element {
  if (/<!DOCTYPE/i.test(text)) throw new Error("a document type");
  const refuse = (message: string) => {
    throw new Error(`not well-formed: ${message.split("\n", 1)[0]}`);
  };
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse };
  const root = new DOMParser({ errorHandler }).parseFromString(text, "text/xml")?.documentElement;
  if (!root) throw new Error("no XML");
  return root;
}

/**
 * Parses what may be signed. Comments, CDATA and processing instructions are refused: programs read a text that holds one
 * differently, and no identity provider writes any.
 */
export function parseStrictly(text: string): Element {
  if (/<!|<\?(?!xml\s)|.<\?xml/s.test(text)) throw new Error("a comment, CDATA, document type or instruction");
  return parseXml(text);
}

/** @throws unless it is base64, with or without line breaks */
export function decodeBase64(encoded: string): Buffer {
  const compact = encoded.replace(/\s/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new Error("not in base64");
  return Buffer.from(compact, "base64");
}

/** @throws unless these are whole characters */
export const decodeUtf8 = (bytes: Buffer): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

export const isNamed = (element: Element, namespace: Namespace, name: string): boolean =>
  element.namespaceURI === NAMESPACES[namespace] && element.localName === name;

/** The elements right within another one, all or those of a name. */
export const childrenOf = (parent: Element, namespace: Namespace, name: string): readonly Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && isNamed(node as Element, namespace, name),
  );

/** The elements at the end of a path of names in one namespace. */
export const within = (parent: Element, namespace: Namespace, ...path: readonly string[]): readonly Element[] =>
  path.reduce<readonly Element[]>((found, name) => found.flatMap((one) => childrenOf(one, namespace, name)), [parent]);

/** All elements of a document with this name, whatever their namespace and depth. */
export const allNamed = (root: Element, name: string): readonly Element[] => [
  ...(root.localName === name ? [root] : []),
  ...Array.from(root.getElementsByTagNameNS("*", name)),
];

/** The text of an element; an attribute that is missing is null. */
export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? "";
export const attributeOf = (element: Element, name: string): string | null =>
  element.hasAttribute(name) ? element.getAttribute(name) : null;

/** Whether a status code says that all went well. */
export const isSuccess = (code: Element | undefined): boolean =>
  code?.getAttribute("Value") === "urn:oasis:names:tc:SAML:2.0:status:Success";

/** @throws unless the attribute is a time, with a time zone */
export function timeOf(element: Element, name: string): number {
  const text = attributeOf(element, name) ?? "";
  const time = /Z$|[+-]\d\d:\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`no usable ${name}`);
  return time;
}
