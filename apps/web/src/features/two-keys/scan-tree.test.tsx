import { afterEach, describe, expect, it } from "vitest";
import { enter, findMarked, moveOn, pathTo, type ScanPath } from "./scan-path.ts";
import { firstItem, scanTree, type Layout, type ScanPart } from "./scan-tree.ts";

/** As if every row of a keypad, marked by the test, were a line of its own, and only `data-unseen` hidden. */
const layout: Layout = {
  isShown: (element) => element.closest("[data-unseen]") === null,
  topOf: (element) => Number(element.dataset["top"] ?? 0),
};
const tree = () => scanTree(document, layout);
type Shape = string | readonly Shape[];
const nameOf = (element: HTMLElement): string => element.id || element.textContent.trim();
const shapeOf = (part: ScanPart): Shape => (part.parts ? part.parts.map(shapeOf) : nameOf(part.element));
const shape = (html: string): Shape => {
  document.body.innerHTML = html;
  return shapeOf(tree());
};
const buttons = (from: number, to: number, more = ""): string =>
  Array.from({ length: to - from + 1 }, (_, n) => `<button ${more}>${from + n}</button>`).join("");

afterEach(() => document.body.replaceChildren());

describe("groups and controls of a page", () => {
  it("groups by landmarks, sections, lists and toolbars, whatever else lies between", () => {
    expect(
      shape(`<header><a href="/">K</a><div><button>S</button></div></header>
        <nav><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul><button>M</button></nav>
        <main><div><div role="toolbar">${buttons(1, 2)}</div><form><input id="field"><button>go</button></form></div></main>`),
    ).toEqual([
      ["K", "S"],
      [["A", "B"], "M"],
      [
        ["1", "2"],
        ["field", "go"],
      ],
    ]);
  });

  it("lets a group of one part be that part, and leaves out groups of nothing", () => {
    expect(
      shape("<main><section><ul><li><button>1</button></li></ul></section><ul></ul><button>2</button></main>"),
    ).toEqual([["1", "2"]]);
  });

  it("leaves out what is hidden, inert, refused or only for the eye, and the link to the content", () => {
    expect(
      shape(`<a href="#main">skip</a><main>${buttons(1, 2)}<button disabled>3</button><button aria-disabled="true">4</button>
        <div hidden>${buttons(5, 6)}</div><div inert>${buttons(7, 8)}</div><p aria-hidden="true">${buttons(9, 10)}</p>
        <p data-unseen>${buttons(11, 12)}</p><input type="hidden" id="token">
        <details><summary>more</summary>${buttons(13, 14)}</details></main>`),
    ).toEqual([["1", "2", "more"]]);
  });

  it("scans a board by rows, then the cells of a row, without those that cannot be chosen", () => {
    const cell = (id: string, more = "") => `<div role="gridcell" id="${id}" tabindex="-1" ${more}></div>`;
    expect(
      shape(`<main><button>tool</button><div role="grid">
        <div role="row">${cell("a")}${cell("b")}<div role="gridcell">space</div></div>
        <div role="row">${cell("c", 'aria-readonly="true"')}${cell("d", 'aria-readonly="true"')}</div>
        <div role="row">${cell("e")}${cell("f", 'aria-readonly="true"')}${cell("g")}</div></div></main>`),
    ).toEqual([
      [
        "tool",
        [
          ["a", "b"],
          ["e", "g"],
        ],
      ],
    ]);
  });

  it("groups the keys of a long keypad by its rows, and any other long list by its length", () => {
    const keypad = `<div role="group">${[0, 1, 2].map((row) => buttons(6 * row + 1, 6 * row + 6, `data-top="${40 * row}"`)).join("")}</div>`;
    const shapes = shape(`<main>${keypad}<ul>${buttons(1, 25)}</ul></main>`) as readonly (readonly Shape[])[][];
    expect(shapes[0]![0]).toEqual([
      ["1", "2", "3", "4", "5", "6"],
      ["7", "8", "9", "10", "11", "12"],
      ["13", "14", "15", "16", "17", "18"],
    ]);
    expect(shapes[0]![1]!.map((group) => group.length)).toEqual([5, 5, 5, 5, 5]);
  });

  it("scans only the dialog that is in front", () => {
    expect(
      shape(
        `<main>${buttons(1, 2)}</main><dialog open>${buttons(3, 4)}</dialog><dialog open>${buttons(5, 6)}</dialog>`,
      ),
    ).toEqual(["5", "6"]);
  });

  it("scans the dialog that has the focus where another one follows it in the page", () => {
    document.body.innerHTML = `<dialog open>${buttons(1, 2)}</dialog><dialog open>${buttons(3, 4)}</dialog>`;
    document.querySelector("button")!.focus();
    expect(shapeOf(tree())).toEqual(["1", "2"]);
  });

  it("stops at the headings of a dialog and of an explained answer, and at no other ones of a board's page", () => {
    expect(shape("<dialog open><h2>T</h2><button>1</button><h3>keys</h3></dialog>")).toEqual(["1", "keys"]);
    expect(
      shape(
        '<main data-width="board"><h2>board</h2><div data-explained="true"><h2>asked</h2><h3>why</h3></div><button>1</button></main>',
      ),
    ).toEqual([["asked", "why", "1"]]);
  });

  it("stops at the headings of a page of text, from which one reads on", () => {
    expect(shape('<main><div data-width="read"><h1>T</h1><h2>one</h2><p>…</p><h2>two</h2></div></main>')).toEqual([
      ["one", "two"],
    ]);
  });
});

describe("what is marked", () => {
  const PAGE = `<header>${buttons(1, 2)}</header><main>${buttons(3, 4)}<section id="group">${buttons(5, 7)}</section></main>`;
  const open = (): ScanPath => {
    document.body.innerHTML = PAGE;
    return pathTo(tree(), ({ element }) => element?.localName === "main")!;
  };
  const marked = (path: ScanPath): string => {
    const { part } = findMarked(tree(), path)!;
    return part ? nameOf(firstItem(part)) : "back";
  };
  const on = (path: ScanPath): ScanPath => moveOn(findMarked(tree(), path)!, path.length > 1);
  const into = (path: ScanPath): ScanPath => {
    const found = findMarked(tree(), path)!;
    return enter(found, { element: null, parts: found.part!.parts! });
  };

  it("goes round in a group, with a step back at its end, and round the page without one", () => {
    let path = into(open());
    const seen = Array.from({ length: 5 }, () => {
      const name = marked(path);
      path = on(path);
      return name;
    });
    expect(seen).toEqual(["3", "4", "5", "back", "3"]);
    path = open();
    expect([marked(path), marked(on(path)), marked(on(on(path)))]).toEqual(["3", "1", "3"]);
  });

  it("stays at a control that has moved to another place, and goes to its successor when it is gone", () => {
    const path = on(into(open()));
    expect(marked(path)).toBe("4");
    document.querySelector("main")!.insertAdjacentHTML("afterbegin", "<button>0</button>");
    expect(marked(path)).toBe("4");
    document.querySelectorAll("main > button")[2]!.remove();
    expect(marked(path)).toBe("3");
    document.querySelectorAll("main > button")[1]!.remove();
    expect(marked(path)).toBe("5");
  });

  it("falls back to what is left of the way when a group is gone", () => {
    const path = into(on(on(into(open()))));
    expect(marked(path)).toBe("5");
    document.getElementById("group")!.remove();
    expect(marked(path)).toBe("4");
    document.body.replaceChildren();
    expect(findMarked(tree(), path)).toBeNull();
  });

  it("finds the way to what has the focus", () => {
    open();
    const six = [...document.querySelectorAll("button")].find((button) => button.textContent === "6")!;
    const path = pathTo(tree(), ({ element }) => element === six)!;
    expect([path.length, marked(path), pathTo(tree(), ({ element }) => element === document.body)]).toEqual([
      3,
      "6",
      null,
    ]);
  });
});
