import { globSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import configuration from "../.dependency-cruiser.mjs";

/** What the rules of `.dependency-cruiser.mjs` find in a tree. */
export interface Findings {
  /** One line each: `rule: from → to`. */
  readonly violations: readonly string[];
  /** Files of ours that were read. */
  readonly seen: number;
  /** Files of ours that should have been read. */
  readonly present: number;
}

/** Checks who imports whom in the packages and apps below `root`. */
export async function inspectArchitecture(root: string): Promise<Findings> {
  const { forbidden, options = {} } = configuration;
  const { enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(
    ["packages", "apps"],
    { ...rest, baseDir: root, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    seen: modules.filter(({ source }) => /^(packages|apps)\/[^/]+\/src\/.+(?<!\.d)\.tsx?$/.test(source)).length,
    present: globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.endsWith(".d.ts"))
      .length,
  };
}

if (import.meta.main) {
  const { violations, seen, present } = await inspectArchitecture(new URL("..", import.meta.url).pathname);
  for (const violation of violations) console.error(violation);
  const broken = new Set(violations.map((violation) => violation.split(":")[0]));
  for (const { name = "", comment } of configuration.forbidden)
    if (broken.has(name)) console.error(`Why ${name}: ${comment}`);
  if (seen < present) console.error(`Only ${seen} of ${present} files were read: the rules prove nothing.`);
  if (violations.length > 0 || seen < present || present === 0) process.exitCode = 1;
  else console.log(`${seen} files import only what they may`);
}
