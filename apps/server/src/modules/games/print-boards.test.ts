import { expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

type Reply = Awaited<ReturnType<TestApp["call"]>>;
const codeOf = (reply: Reply) => `${reply.statusCode} ${reply.json<{ code: string }>().code}`;

/** The games that these tests print; a server with all of them makes far more boards ahead. */
const PRINTED = CATALOGUE.filter(({ id }) =>
  ["sudoku", "wordSearch", "addition", "subtraction", "cities"].includes(id),
);

describeAnyDatabase("boards as PDF", (kind) => {
  const open = () => testApp({ kind, catalogue: PRINTED });

  test("the daily comes to visitors too, with its solution on a page of its own", async () => {
    const it = await open();
    const board = (await it.call(null, "GET", "games/sudoku/periodic/daily")).json<Board>();
    const reply = await it.call(null, "GET", "games/sudoku/periodic/daily/pdf?language=sl");
    expect(reply.headers["content-type"]).toBe("application/pdf");
    expect(reply.headers["content-disposition"]).toBe('inline; filename="sudoku.pdf"');
    const pdf = await readPdf(reply.rawPayload);
    expect(pdf).toMatchObject({ title: "Sudoku", language: "sl", tagged: true });
    expect(pdf.sizes).toStrictEqual([
      [595, 842],
      [595, 842],
    ]);
    const [task, solution] = pdf.pages;
    expect(task).toContain("Dnevni izziv, sobota, 21. november 2026");
    expect(task).toContain("Stran 1 od 2");
    expect(solution).toContain("Rešitve: Sudoku");
    const digitsOf = (page: string) => page.replace(/^.*običajno(.*)Karota.*$/s, "$1").replace(/[^1-9]/g, "");
    const inOrder = (digits: string) => [...digits].toSorted().join("");
    // The task's instruction mentions 1 to 9 and 3 times 3.
    expect(inOrder(digitsOf(task!))).toBe(inOrder(`1933${String(board["initial_grid"]).replaceAll("0", "")}`));
    expect(digitsOf(solution!)).toBe(board["solved_grid"]);
    const alone = await it.call(null, "GET", "games/sudoku/periodic/daily/pdf?language=de&solutions=false");
    const german = await readPdf(alone.rawPayload);
    expect(german).toMatchObject({ language: "de" });
    expect(german.pages).toHaveLength(1);
    expect(german.pages[0]).toContain("Tagesrätsel, Samstag, 21. November 2026");
    await it.close();
  });

  test("the weekly says its week, and letters of all three languages are there", async () => {
    const it = await open();
    const weekly = await it.call(null, "GET", "games/addition/periodic/weekly/pdf?language=sl");
    const { pages } = await readPdf(weekly.rawPayload);
    expect(pages[0]).toContain("Tedenski izziv, 16.–22. november 2026");
    expect(pages[0]).toMatch(/Seštevanje.*obkroži/s);
    expect(pages.at(-1)).toContain("Rešitve: Seštevanje");
    const german = await it.call(null, "GET", "games/word_search/periodic/daily/pdf?language=de");
    expect((await readPdf(german.rawPayload)).pages[1]).toContain("Lösungen: Wortsuche");
    await it.close();
  });

  test("a quiz has its tasks first and its key, with the way to each answer, after them", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const quiz = (await it.call(player, "POST", "games/addition/create", {})).json<Board>();
    const reply = await it.call(player, "GET", `games/addition/${quiz.gridId}/pdf?language=en`);
    // Numbers of five digits and more are printed in groups.
    const pages = (await readPdf(reply.rawPayload)).pages.map((page) => page.replaceAll(/(?<=\d),(?=\d{3})/g, ""));
    const tasks = quiz["tasks"] as { question: { plain: string }; answers: { choices: string[]; correct: number } }[];
    const key = pages.find((page) => page.includes("Solutions: Addition"))!;
    expect(pages.indexOf(key)).toBeGreaterThan(0);
    for (const [place, { question, answers }] of tasks.entries()) {
      expect(pages[0]!.replaceAll(" ", "")).toContain(question.plain.replaceAll(" ", ""));
      expect(pages[0]).not.toContain(`${place + 1}. ${"abcd"[answers.correct]})`);
      expect(pages.slice(1).join("\n")).toContain(
        `${place + 1}. ${"abcd"[answers.correct]}) ${answers.choices[answers.correct]}`,
      );
    }
    await it.close();
  });

  test("written subtraction is explained as schools of the language teach it, or as chosen", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const path = "games/subtraction/periodic/daily/pdf";
    const daily = await it.call(null, "GET", "games/subtraction/periodic/daily");
    const said = async (query: string) => {
      const { pages } = await readPdf((await it.call(null, "GET", `${path}?${query}`)).rawPayload);
      return [/koliko je|how many make|wie viel ist/, /izposodimo|borrow|entbündel/].map((words) =>
        words.test(pages.join(" ")),
      );
    };
    expect(await said("language=sl")).toEqual([true, false]);
    expect(await said("language=en")).toEqual([false, true]);
    expect(await said("language=sl&subtraction=borrow")).toEqual([false, true]);
    expect(await said("language=de")).toEqual([false, true]);
    expect(await said("language=de&subtraction=complete")).toEqual([true, false]);
    const boards = [{ game: "subtraction", gridId: daily.json<Board>().gridId }];
    const reply = await it.call(player, "POST", "games/print?language=en", { boards, subtraction: "complete" });
    expect((await readPdf(reply.rawPayload)).pages.join(" ")).toContain("how many make");
    expect(codeOf(await it.call(null, "GET", `${path}?subtraction=guess`))).toMatch(/^400 /);
    await it.close();
  });

  test("only one's own boards are printed, also in a set", async () => {
    const it = await open();
    const [player, other] = [await it.newPlayer(), await it.newPlayer()];
    const own = (await it.call(player, "POST", "games/sudoku/create", {})).json<Board>();
    const daily = (await it.call(player, "GET", "games/word_search/periodic/daily")).json<Board>();
    expect(codeOf(await it.call(other, "GET", `games/sudoku/${own.gridId}/pdf`))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await it.call(null, "GET", `games/sudoku/${own.gridId}/pdf`))).toBe("401 E-AUTH-MISSING_HEADER");
    const boards = [
      { game: "sudoku", gridId: own.gridId },
      { game: "word_search", gridId: daily.gridId },
    ];
    expect(codeOf(await it.call(other, "POST", "games/print", { boards }))).toBe("404 E-KAROTA-NOT_FOUND");
    const reply = await it.call(player, "POST", "games/print?language=en", { boards, per_page: 2, solutions: true });
    const { pages, title } = await readPdf(reply.rawPayload);
    expect(title).toBe("Sudoku, Word search");
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain("Sudoku and Word search");
    expect(pages[1]).toContain("Solutions: Sudoku and Word search");
    for (const word of daily["words"] as { w: string }[]) {
      expect(pages[0]).toContain(word.w);
      expect(pages[1]).not.toContain(word.w);
    }
    await it.close();
  });

  test("two boards with the same options are the variants A and B, with one page of solutions for both", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const start = async (level: string) =>
      (await it.call(player, "POST", "games/sudoku/create", { options: { level } })).json<Board>();
    const [one, other, harder] = [await start("easy"), await start("easy"), await start("hard")];
    const print = (boards: readonly Board[], more: object = {}) =>
      it.call(player, "POST", "games/print?language=sl", {
        boards: boards.map(({ gridId }) => ({ game: "sudoku", gridId })),
        variants: true,
        ...more,
      });
    const { pages } = await readPdf((await print([one, other])).rawPayload);
    expect(pages).toHaveLength(3);
    for (const [place, letter] of ["A", "B"].entries()) {
      expect(pages[place]).toMatch(new RegExp(`^Sudoku ?${letter} `));
      expect(pages[place]).toMatch(/Ime:.*Razred:.*Datum:/);
      expect(pages[place]).toContain("Pravila in namigi");
      expect(pages[place]).toContain("/qa/sudoku");
    }
    const digits = pages[2]!.replaceAll(/[^1-9]/g, "");
    for (const board of [one, other]) expect(digits).toContain(board["solved_grid"]);
    const halves = await readPdf((await print([one, other], { halves: true, large: true })).rawPayload);
    expect(halves.pages).toHaveLength(2);
    expect(halves.pages[0]!.match(/Ime:/g)).toHaveLength(2);
    for (const boards of [[one], [one, one], [one, harder], [one, other, harder]])
      expect(codeOf(await print(boards))).toBe("400 E-KAROTA-GAME_VALIDATION");
    await it.close();
  });

  test("a visitor's print has the options of a sheet too, each in a file of its own", async () => {
    const it = await open();
    const read = async (query: string) =>
      readPdf((await it.call(null, "GET", `games/addition/periodic/daily/pdf?language=en&${query}`)).rawPayload);
    const [usual, halves] = [await read("solutions=false"), await read("solutions=false&halves=true")];
    expect(usual.pages[0]!.match(/Name:/g)).toHaveLength(1);
    expect(halves.pages[0]!.match(/Name:/g)).toHaveLength(2);
    expect((await read("solutions=false&large=true")).pages).toHaveLength(1);
    await it.close();
  });

  test("a print costs nothing, changes nothing, and is refused for invalid options", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const own = (await it.call(player, "POST", "games/sudoku/create", {})).json<Board>();
    const stored = async () => [
      await it.database.db.selectFrom("plays").selectAll().execute(),
      await it.database.db.selectFrom("ledger_entries").selectAll().execute(),
    ];
    const before = await stored();
    expect((await it.call(player, "GET", `games/sudoku/${own.gridId}/pdf`)).statusCode).toBe(200);
    expect(await stored()).toStrictEqual(before);
    const board = { game: "sudoku", gridId: own.gridId };
    for (const body of [
      {},
      { boards: [] },
      { boards: Array.from({ length: 13 }, () => board) },
      { boards: [board], per_page: 3 },
      { boards: [board], solutions: "yes" },
      { boards: [board], variants: "yes" },
      { boards: [board], halves: 2 },
      { boards: [board], large: null },
      { boards: [board], extra: 1 },
      { boards: [{ ...board, extra: 1 }] },
    ])
      expect((await it.call(player, "POST", "games/print", body)).statusCode, JSON.stringify(body)).toBe(400);
    expect(codeOf(await it.call(player, "POST", "games/print", { boards: [{ ...board, gridId: "x" }] }))).toBe(
      "400 E-KAROTA-WRONG_UUID_FORMAT",
    );
    expect(codeOf(await it.call(null, "GET", "games/sudoku/periodic/yearly/pdf"))).toBe("404 E-KAROTA-NOT_FOUND");
    it.clock.advance(24 * 3_600_000);
    const daily = (await it.call(player, "GET", "games/sudoku/periodic/daily")).json<Board>();
    it.clock.advance(24 * 3_600_000);
    expect(codeOf(await it.call(player, "GET", `games/sudoku/${daily.gridId}/pdf`))).toBe("410 E-KAROTA-PERIOD_OVER");
    await it.close();
  });

  test("sixty boards a minute are printed for a person; what everybody gets is made once and not counted again", async () => {
    const it = await open();
    const [player, other] = [await it.newPlayer(), await it.newPlayer()];
    const own = (await it.call(player, "POST", "games/sudoku/create", {})).json<Board>();
    const daily = "games/sudoku/periodic/daily/pdf?solutions=false";
    const first = await it.call(null, "GET", daily);
    expect(first.statusCode).toBe(200);
    const board = { game: "sudoku", gridId: own.gridId };
    const body = { boards: Array.from({ length: 12 }, () => board), per_page: 6, solutions: false };
    const print = (actor: typeof player) => it.call(actor, "POST", "games/print", body);
    for (let n = 0; n < 5; n++) expect((await print(player)).statusCode).toBe(200);
    const refused = await it.call(player, "GET", `games/sudoku/${own.gridId}/pdf`);
    expect(codeOf(refused)).toBe("429 E-KAROTA-TOO_MANY_REQUESTS");
    expect(refused.json<{ retry_after: number }>().retry_after).toSatisfy((s: number) => s >= 1 && s <= 60);
    expect(codeOf(await it.call(player, "GET", "games/addition/periodic/daily/pdf"))).toBe(codeOf(refused));
    // Another player's board is not found, however many were printed.
    expect(codeOf(await print(other))).toBe("404 E-KAROTA-NOT_FOUND");
    for (const actor of [player, other, null]) {
      const again = await it.call(actor, "GET", daily);
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    }
    expect((await it.call(player, "GET", "games/sudoku/periodic/daily")).statusCode).toBe(200);
    await it.close();
  });
});
