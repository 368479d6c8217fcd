import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { Page } from "@karota/print/page.ts";
import { pdfOf } from "./pdf.ts";

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const tagsIn = (node: Node): readonly (readonly [role: string, alt: string])[] => [
  ...(node.role && node.role !== "Root" ? [[node.role, node.alt ?? ""] as const] : []),
  ...(node.children ?? []).flatMap(tagsIn),
];

test("a picture among words is a figure with its alternative text, where it has one", async () => {
  const text = { kind: "text", text: "1.", x: 50, y: 50, size: 12, face: "plain", width: 10 } as const;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="1"/></svg>';
  const picture = { kind: "picture", svg, x: 50, y: 60, width: 40, height: 40 } as const;
  const pages: readonly Page[] = [
    {
      kind: "task",
      sheets: 1,
      pieces: [{ role: "words", label: "", ops: [text, { ...picture, label: "Krog in žoga" }, text, picture] }],
    },
  ];
  const data = new Uint8Array(await pdfOf(pages, { title: "Igra", language: "sl", now: 0 }));
  const task = getDocument({ data, verbosity: 0 });
  const tree: unknown = await (await (await task.promise).getPage(1)).getStructTree();
  expect(tagsIn(tree as Node)).toEqual([
    ["Document", ""],
    ["P", ""],
    ["Figure", "Krog in žoga"],
  ]);
  await task.destroy();
});
