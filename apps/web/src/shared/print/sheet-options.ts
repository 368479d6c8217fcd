import type { Layout } from "@karota/print/page.ts";

export type SheetOptions = Required<Pick<Layout, "solutions" | "variants" | "halves" | "large">>;

export const USUAL: SheetOptions = { solutions: true, variants: false, halves: false, large: false };
