const { compare } = new Intl.Collator("sl", { numeric: true });

/** The order of names in lists: Č after C, and 5. a before 10. a. Databases have others, SQLite that of the letters' codes. */
export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  compare(one.name, other.name);
