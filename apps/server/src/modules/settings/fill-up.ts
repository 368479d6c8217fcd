type Group = Readonly<Record<string, unknown>>;
type Named = Group & { readonly name: string };

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areNamed = (value: unknown): value is readonly Named[] =>
  Array.isArray(value) && value.every((entry) => isGroup(entry) && typeof entry["name"] === "string");

/**
 * A stored document with the default of every field that it lacks, at any depth; every value it holds stays, also null
 * and what the schema will refuse. Of a list whose defaults are entries with a `name`, each entry is filled up from the
 * default of its name, and a missing one is added in its place; any other list is a value. So a group has fixed fields:
 * free keys have to be a list, because a key that an admin removed would come back.
 * @param removed the fields that a later version removed, as `limits.uploads` (`packages.discount` is that field of
 * every package, `packages.pro` the whole entry). They are left out; any other unknown field stays for the schema to refuse
 */
export function fillUp(defaults: unknown, stored: unknown, removed: ReadonlySet<string>, path = ""): unknown {
  const isRemoved = (name: string) => removed.has(path + name);
  if (isGroup(defaults) && isGroup(stored)) {
    const present = Object.entries(stored).filter(([name]) => !isRemoved(name));
    const filled = present.map(([name, value]) => [name, fillUp(defaults[name], value, removed, `${path}${name}.`)]);
    return { ...defaults, ...(Object.fromEntries(filled) as Group) };
  }
  if (areNamed(defaults) && defaults.length > 0 && areNamed(stored)) {
    const present = stored.filter(({ name }) => !isRemoved(name));
    return [
      ...defaults.map((entry) =>
        fillUp(entry, present.find(({ name }) => name === entry.name) ?? entry, removed, path),
      ),
      ...present.filter(({ name }) => !defaults.some((entry) => entry.name === name)),
    ];
  }
  return stored;
}
