import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewReply } from "@karota/contract/learning/learning.ts";
import { addition } from "@karota/games/addition/index.ts";
import { flags } from "@karota/games/flags/index.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { adoptSettings } from "../../shared/session/settings.ts";
import { signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import ProgressPage from "./progress-page.tsx";
import ReviewPage from "./review-page.tsx";
import { NONE, PROGRESS, STATISTICS } from "./testing/progress.ts";

/** What the server answers, by the path without its query; and what was posted to it. */
let answers: Record<string, unknown> = {};
const posted: unknown[] = [];
beforeEach(async () => {
  stubDialogs();
  localStorage.clear();
  posted.length = 0;
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    if (method === "POST") posted.push(JSON.parse(body as string));
    const answer = answers[`${method} ${url.pathname.replace("/api/v1/", "")}`];
    return Promise.resolve(
      answer ? Response.json(answer) : Response.json({ code: "E-KAROTA-NOT_FOUND" }, { status: 404 }),
    );
  });
  await loadSpeaker("sl");
  for (const part of ["rest", "addition", "flags"]) await loadTexts(part, "sl");
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "vibrate");
});

/** With common spaces. */
const wordsOf = ({ textContent }: Element): string => textContent.replaceAll("\u00a0", " ");

const show = async (page: React.ReactNode) => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Suspense>{page}</Suspense>
    </LanguageProvider>,
  );
  await act(async () => undefined);
};

describe("the progress of a player", () => {
  beforeEach(() => signIn(person()));

  it("is the server's: numbers, calendar, weeks and levels, each as text too", async () => {
    answers = { "GET learning/progress": PROGRESS };
    await show(<ProgressPage />);
    await screen.findByRole("heading", { name: "Koledar" });
    const numbers = [...document.querySelectorAll("dl > div")].map(wordsOf);
    expect(numbers).toEqual([
      "dneva z igro2",
      "dokončane igre3",
      "odgovorov10",
      "pravilnih odgovorov80 %",
      "skupni čas1 h 11 min",
    ]);
    expect(screen.getByText("ponedeljek, 16. november: 1 dokončana igra, 10 odgovorov")).toBeTruthy();
    expect(screen.getByText("petek, 20. november: 2 dokončani igri")).toBeTruthy();
    const accuracy = screen.getByRole("table", { name: "Pravilni odgovori" });
    expect(wordsOf(within(accuracy).getByRole("row"))).toBe("začetek tedna: 16. november80 %");
    expect(screen.getByRole("img", { name: "raven 3 od 5" })).toBeTruthy();
    expect(screen.getByText("pravilno 8 od 10")).toBeTruthy();
  });

  it("has every game's boards and times, the one played most first, as text and tables", async () => {
    answers = { "GET learning/progress": PROGRESS, "GET learning/statistics": STATISTICS };
    await show(<ProgressPage />);
    const region = await screen.findByRole("region", { name: "Igre" });
    await within(region).findByText("Vse igre skupaj");
    const figuresIn = (place: Element) => [...place.querySelectorAll("dl > div")].map(wordsOf);
    expect(figuresIn(region.querySelector("dl")!.parentElement!)).toEqual([
      "odigrano9",
      "dokončano7",
      "namigi3",
      "najboljši čas42 s",
      "običajni čas1 min 31 s",
    ]);
    const cards = within(region).getAllByRole("article");
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Sudoku", "Seštevanje"]);
    const times = within(cards[0]!).getByRole("table", { name: "Čas zadnjih iger: Sudoku" });
    expect(within(times).getAllByRole("row").map(wordsOf)).toEqual(["20. november8 min 19 s", "21. november5 min 1 s"]);
    const choices = within(cards[0]!).getByRole("table", { name: "Sudoku po težavnosti in velikosti" });
    expect(within(choices).getAllByRole("row").slice(1).map(wordsOf)).toEqual([
      "običajno7 od 75 min 1 s6 min 40 s",
      "težko0 od 1še ni znanše ni znan",
    ]);
    expect(within(cards[1]!).getByText(/Tvoj čas se pokaže/)).toBeTruthy();
    expect(within(cards[1]!).queryByRole("table")).toBeNull();
  });

  it("is folded below the calendar, with how much there is to open", async () => {
    answers = { "GET learning/progress": PROGRESS, "GET learning/statistics": STATISTICS };
    await show(<ProgressPage />);
    await screen.findByText("Vse igre skupaj");
    const folded = ["Odgovori po tednih", "Igre", "Veščine"].map((name) => screen.getByRole("region", { name }));
    expect(folded.map((one) => wordsOf(one.querySelector("summary")!))).toEqual([
      "Odgovori po tednih 1 teden",
      "Igre 2 igri",
      "Veščine 1 veščina",
    ]);
    expect(folded.map((one) => one.querySelector("details")!.open)).toEqual([false, false, false]);
  });

  it("has the last seven days, and counts nothing that can be lost", async () => {
    answers = { "GET learning/progress": PROGRESS };
    await show(<ProgressPage />);
    const days = await screen.findByRole("region", { name: "Zadnjih sedem dni" });
    expect(wordsOf(days)).toContain("2 dneva z igro.ned.");
    const items = within(days).getAllByRole("listitem").map(wordsOf);
    expect([items.length, items[0], items.at(-1)]).toEqual([
      7,
      "ned.nedelja, 15. november: brez igre",
      "sob.sobota, 21. november: brez igre",
    ]);
    expect(items[5]).toBe("pet.petek, 20. november: z igro");
  });

  it("leads to the review, of all games and of one", async () => {
    answers = { "GET learning/progress": PROGRESS };
    await show(<ProgressPage />);
    expect(await screen.findByText(/Danes te čakata 2 vprašanji za ponovitev\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ponovi zdaj" }).getAttribute("href")).toBe("/progress/review");
    const one = screen.getByRole("link", { name: "Popravi napake" });
    expect(one.getAttribute("href")).toBe("/progress/review?game=addition");
  });

  it("shows when the next mistakes come back", async () => {
    answers = { "GET learning/progress": { ...PROGRESS, review: { ...PROGRESS.review, due: 0, games: [] } } };
    await show(<ProgressPage />);
    expect(
      await screen.findByText(/Na ponovitev čakajo še 3 vprašanja; prvo se vrne čez 3 dni\. 1 vprašanje že znaš\./),
    ).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Ponovi zdaj" })).toBeNull();
  });

  it("opens with the garden, a plant for each game with its stage in words", async () => {
    answers = { "GET learning/progress": PROGRESS };
    await show(<ProgressPage />);
    const garden = await screen.findByRole("region", { name: "Moj vrt" });
    expect(wordsOf(garden)).toContain("Rasteta 2 rastlini od 36. Nobena ne ovene.");
    expect(within(garden).getAllByRole("button", { name: /: / })).toHaveLength(36);
    expect(within(garden).getByRole("button", { name: "Sudoku: rastlina" })).toBeTruthy();
    expect(within(garden).getByRole("button", { name: "Labirint: še ni zraslo" })).toBeTruthy();
    fireEvent.click(within(garden).getByRole("button", { name: "Seštevanje: grm, čas za vadbo" }));
    const plant = screen.getByRole("dialog", { name: "Seštevanje", hidden: true });
    expect(wordsOf(plant)).toContain("Nazadnje: 16. november");
    expect(plant.querySelector("[aria-label='raven 3 od 5']")).toBeTruthy();
    const leadsTo = (name: string) => within(plant).getByRole("link", { name, hidden: true }).getAttribute("href");
    expect([leadsTo("Vadi"), leadsTo("Odpri vajo")]).toEqual(["/practice?game=addition", "/games/addition"]);
    fireEvent.click(within(plant).getByRole("button", { name: "Zapri", hidden: true }));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });

  it("follows the seasons in Ljubljana, unless the player has turned that off", async () => {
    const season = () => document.querySelector("[data-season]")?.getAttribute("data-season");
    answers = { "GET learning/progress": PROGRESS };
    await show(<ProgressPage />);
    await screen.findByRole("region", { name: "Moj vrt" });
    expect(season()).toBe("autumn");
    act(() => adoptSettings({ seasons: false }));
    expect(season()).toBe("summer");
  });

  it("that is still empty shows the garden's beds and stages, and what to do next", async () => {
    answers = { "GET learning/progress": NONE };
    await show(<ProgressPage />);
    const act = await screen.findByRole("link", { name: "K današnjim izzivom" });
    expect(act.getAttribute("href")).toBe("/home");
    const garden = screen.getByRole("region", { name: "Moj vrt" });
    expect(within(garden).getAllByRole("button", { name: /še ni zraslo$/ })).toHaveLength(36);
    expect(within(garden).getByText("1 list ali 1 igra")).toBeTruthy();
  });

  it("that cannot be loaded shows it and tries again", async () => {
    answers = {};
    await show(<ProgressPage />);
    const again = await screen.findByRole("button", { name: "Poskusi znova" });
    answers = { "GET learning/progress": PROGRESS };
    fireEvent.click(again);
    expect(await screen.findByRole("heading", { name: "Koledar" })).toBeTruthy();
  });
});

describe("the progress of a visitor", () => {
  it("is this browser's alone, with an invitation to sign in", async () => {
    answers = { "GET games/overview": { today: "2026-11-21" } };
    const mastery = { strength: 300, level: 2, day: 20_778, at: Date.now(), right: 3, wrong: 1 };
    const skills = [{ game: "addition", skill: "carry", ...mastery }];
    const learning = { v: 1, days: [PROGRESS.days[0]], skills, boards: {} };
    localStorage.setItem("karota:learning", JSON.stringify(learning));
    await show(<ProgressPage />);
    expect(await screen.findByRole("img", { name: "raven 2 od 5" })).toBeTruthy();
    expect(screen.getByText(/^Ko se prijaviš, se vprašanja, na katera odgovoriš napačno, vrnejo/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Prijava" }).getAttribute("href")).toBe("/login");
  });
});

describe("a review", () => {
  const [sum] = addition.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("review")).tasks;
  const [flag] = flags.generate({ ...flags.options.daily, tasks: 5 }, seeded("review")).tasks;
  const gridIds = ["22222222-2222-4222-8222-222222222222", "33333333-3333-4333-8333-333333333333"] as const;
  const REVIEW: ReviewReply = {
    ...PROGRESS.review,
    due: 5,
    tasks: [
      {
        game: "addition",
        gridId: gridIds[0],
        taskId: sum!.taskId,
        step: 0,
        board: addition.payload.encode(addition.start({ tasks: [sum!] }), SPEAKERS.sl),
      },
      {
        game: "flags",
        gridId: gridIds[1],
        taskId: flag!.taskId,
        step: 2,
        board: flags.payload.encode(flags.start({ tasks: [flag!] }), SPEAKERS.sl),
      },
    ],
  };
  beforeEach(() => signIn(person()));

  it("vibrates once for a right answer, where that is wanted", async () => {
    const felt = vi.fn<Navigator["vibrate"]>();
    Object.defineProperty(navigator, "vibrate", { configurable: true, value: felt });
    adoptSettings({ vibration: true });
    answers = { "GET learning/review": REVIEW, "POST learning/review": {} };
    await show(<ReviewPage />);
    await screen.findByText("Seštevanje");
    vi.useFakeTimers();
    fireEvent.keyDown(document.body, { key: String(sum!.correct + 1) });
    act(() => void vi.advanceTimersByTime(500));
    fireEvent.keyDown(document.body, { key: String(((flag!.correct + 1) % 4) + 1) });
    expect(felt).toHaveBeenCalledOnce();
  });

  it("repeats the mistakes of several quizzes one after the other and sends each answer", async () => {
    answers = { "GET learning/review": REVIEW, "POST learning/review": {} };
    await show(<ReviewPage />);
    await screen.findByText("Seštevanje");
    vi.useFakeTimers();
    fireEvent.keyDown(document.body, { key: String(sum!.correct + 1) });
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByText("Zastave")).toBeTruthy();
    const wrong = (flag!.correct + 1) % 4;
    fireEvent.keyDown(document.body, { key: String(wrong + 1) });
    act(() => void vi.advanceTimersByTime(5_000));
    // Wrong: its solution stays until one goes on.
    fireEvent.click(screen.getByRole("button", { name: "Naprej" }));
    expect(screen.getByRole("heading", { name: "Pravilno: 1 od 2" })).toBe(document.activeElement);
    await vi.waitFor(() =>
      expect(posted).toMatchObject([
        { gridId: gridIds[0], taskId: sum!.taskId, taskSelected: sum!.correct },
        { gridId: gridIds[1], taskId: flag!.taskId, taskSelected: wrong },
      ]),
    );
    expect(screen.getByRole("button", { name: "Še 3 vprašanja" })).toBeTruthy();
  });

  it("of nothing shows that there is nothing", async () => {
    answers = { "GET learning/review": { ...REVIEW, due: 0, tasks: [] } };
    await show(<ReviewPage />);
    expect(await screen.findByText("Danes ni ničesar za ponavljanje. Lepo!")).toBeTruthy();
  });
});
