/** Values of one object, by their names in the form of `nameKey`. */
export type KnownObject = ReadonlyMap<string, unknown>;

/** `unique_code` and `uniqueCode` are one name, and a list of them has it too. */
export const nameKey = (name: string): string => name.replaceAll(/[_-]/g, "").toLowerCase().replace(/s$/, "");

/** The most values of one name, and the most objects; the oldest are dropped first. */
const MAX_VALUES = 40;
const MAX_OBJECTS = 300;
/** So many entries of a list are read, the last ones. */
export const MAX_ITEMS = 5;
/** Objects in objects are read to this depth. */
const MAX_DEPTH = 3;

/** What one reader of answers has learned. */
export interface KnownValues {
  /** Stores the values of a JSON answer. @param area what it is about, the name of its own `id`: `groups` */
  learn(body: unknown, area: string): void;
  add(name: string, value: unknown): void;
  /** Of this name, or of one at its end: `assignmentId` is as good as `myAssignmentId`. */
  values(name: string): readonly unknown[];
  /**
   * Of those objects that have at least two of these names, the ones with most of them; of those that have the whole
   * address, where there are any: a task with the assignment that it is of.
   */
  objects(names: readonly string[], address?: readonly string[]): readonly KnownObject[];
}

export function newKnownValues(): KnownValues {
  const byName = new Map<string, unknown[]>();
  const objects: KnownObject[] = [];

  function add(name: string, value: unknown): void {
    const key = nameKey(name);
    const values = byName.get(key) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MAX_VALUES) values.shift();
    byName.set(key, values);
  }

  function learn(value: unknown, area: string, around: KnownObject, level: number): void {
    if (Array.isArray(value)) return value.slice(-MAX_ITEMS).forEach((item) => learn(item, area, around, level));
    if (typeof value === "string" || typeof value === "number") return add(area, value);
    if (typeof value !== "object" || value === null) return;
    const fields = new Map(around);
    for (const [name, inner] of Object.entries(value)) {
      fields.set(nameKey(name), inner);
      if (name !== "id") continue;
      const idOf = `${area.replace(/s$/, "")}Id`;
      add(idOf, inner);
      fields.set(nameKey(idOf), inner);
    }
    objects.push(fields);
    if (objects.length > MAX_OBJECTS) objects.shift();
    // What lies inside belongs to what it lies in: a task to its board.
    const ids = new Map([...fields].filter(([name, inner]) => /.id$|^game$/.test(name) && typeof inner === "string"));
    if (level < MAX_DEPTH) for (const [name, inner] of Object.entries(value)) learn(inner, name, ids, level + 1);
  }

  return {
    learn: (body, area) => learn(body, area, new Map(), 0),
    add,
    values(name) {
      const key = nameKey(name);
      const near = () => [...byName.keys()].find((one) => one.length > 2 && key.endsWith(one));
      return byName.get(key) ?? byName.get(near() ?? "") ?? [];
    },
    objects(names, address = []) {
      const keys = names.map(nameKey);
      const addressed = objects.filter((values) => address.every((name) => values.has(nameKey(name))));
      const counted = (addressed.length > 0 ? addressed : objects).map((values) => ({
        told: values,
        shared: keys.filter((key) => values.has(key)).length,
      }));
      const most = Math.max(2, ...counted.map(({ shared }) => shared));
      return counted.filter(({ shared }) => shared === most).map(({ told }) => told);
    },
  };
}
