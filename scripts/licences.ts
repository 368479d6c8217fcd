/** `npm run licences`, and a part of the gate: lists the licences of all packages that Karota ships, and refuses others. */
import { countLicences, licenceOf, licenceProblems } from "./release/licences.ts";
import { listProduction } from "./release/production.ts";
import { ROOT } from "./run.ts";

const packages = listProduction(ROOT);
for (const one of packages) console.log(`${one.name} ${one.version}: ${licenceOf(one) ?? "(none)"}`);
console.log(`${packages.length} packages: ${countLicences(packages)}`);
const problems = licenceProblems(packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
