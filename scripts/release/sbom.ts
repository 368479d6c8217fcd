/**
 * The list of what a release is made of, as CycloneDX. `npm sbom --omit=dev` would leave out packages that something else
 * needs for development as well, a third of all; so the list comes from the lock file (docs/decisions/0037).
 */
import { createHash } from "node:crypto";
import { Enums, Models, Serialize, Spec, Validation } from "@cyclonedx/cyclonedx-library";
import type { About } from "./contents.ts";
import { licenceOf } from "./licences.ts";
import { reachable, resolvePackage, type Lock, type ProductionPackage } from "./production.ts";

const SPECIFICATION = Spec.Spec1dot6;

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;

function componentOf(one: ProductionPackage): Models.Component {
  const component = new Models.Component(Enums.ComponentType.Library, one.name, {
    bomRef: one.path,
    version: one.version,
    purl: purlOf(one.name, one.version),
  });
  const licence = licenceOf(one);
  if (licence !== null)
    component.licenses.add(
      / (OR|AND|WITH) /.test(licence) ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence),
    );
  const [kind, base64] = one.integrity?.split("-") ?? [];
  if (kind === "sha512" && base64)
    component.hashes.set(Enums.HashAlgorithm["SHA-512"], Buffer.from(base64, "base64").toString("hex"));
  return component;
}

/** Node itself: lists of known vulnerabilities have it under this name, not under that of the package that brings it. */
const runtimeOf = (version: string): Models.Component =>
  new Models.Component(Enums.ComponentType.Platform, "node", {
    bomRef: "runtime",
    version,
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
  });

/** A UUID that follows from a text, so that the same release has the same one. */
function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)]
    .join("-")
    .toLowerCase();
}

/**
 * Returns the document, which has been validated.
 * @param archiveHash the archive's SHA-256 in hexadecimal
 * @throws Error when the document does not fit the specification
 */
export async function makeSbom(
  about: About,
  lock: Lock,
  packages: readonly ProductionPackage[],
  archiveHash: string,
): Promise<string> {
  const installed = packages.filter(({ isInstalled }) => isInstalled);
  const components = new Map(installed.map((one) => [one.path, componentOf(one)]));
  const root = new Models.Component(Enums.ComponentType.Application, "karota", {
    bomRef: "karota",
    version: about.version,
    purl: `pkg:generic/karota@${about.version}`,
  });
  root.hashes.set(Enums.HashAlgorithm["SHA-256"], archiveHash);
  const runtime = components.get(`node_modules/${about.runtime}`);
  const node = runtimeOf(runtime?.version ?? "");
  root.dependencies.add(node.bomRef);
  for (const [path, component] of components) {
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = components.get(resolvePackage(lock, path, name) ?? "");
      if (needed) component.dependencies.add(needed.bomRef);
    }
  }
  // What our own code needs, which is everything that its workspaces name.
  for (const workspace of Object.keys(lock).filter((path) => /^(apps|packages)\/[^/]+$/.test(path)))
    for (const path of reachable({ ...lock, ...leaves(components.keys()) }, [workspace], new Set())) {
      const direct = components.get(path);
      if (direct) root.dependencies.add(direct.bomRef);
    }
  const bom = new Models.Bom({
    serialNumber: `urn:uuid:${uuidOf(`${about.commit} ${about.platform} ${archiveHash}`)}`,
    metadata: new Models.Metadata({ timestamp: about.time, component: root }),
  });
  for (const component of [...components.values(), node]) bom.components.add(component);
  const text = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(SPECIFICATION)).serialize(bom, {
    sortLists: true,
    space: 2,
  });
  const problem = await new Validation.JsonStrictValidator(SPECIFICATION.version).validate(text);
  if (problem !== null) throw new Error(`The SBOM does not fit CycloneDX: ${JSON.stringify(problem)}`);
  return `${text}\n`;
}

/** Packages as ends of the search: of them only those that a workspace names are direct. */
const leaves = (paths: Iterable<string>): Lock => Object.fromEntries([...paths].map((path) => [path, {}]));
