import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { Host } from "./testing/hosted-quiz.tsx";
import { TypedAnswer } from "./typed-answer.tsx";

const answer = vi.fn<(text: string) => void>();
afterEach(() => {
  cleanup();
  answer.mockClear();
});

const NUMBER = [..."1234567890,−/ "];
const keypad = () => screen.getByRole("group", { name: "Tipke" });
const keys = () => within(keypad()).getAllByRole("button");
const field = () => screen.getByLabelText<HTMLInputElement>("Tvoj odgovor");
const clickKeys = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(within(keypad()).getByRole("button", { name }));
};
const show = (signs?: readonly string[], refused = "") =>
  render(
    <TypedAnswer
      entry="text"
      speaker={SPEAKERS.sl}
      isRead={(text) => text !== ""}
      refused={refused}
      signs={signs}
      answer={answer}
    />,
  );
const select = (from: number, to = from) => {
  field().setSelectionRange(from, to);
  fireEvent.select(field());
};

describe("the keys of a typed answer", () => {
  it("say what they write, and write it at the end of the text, which is said and can be sent", () => {
    show(NUMBER);
    expect(keys().map((key) => key.querySelector(".sr")!.textContent)).toEqual([
      ..."1234567890",
      "vejica",
      "minus",
      "ulomkova črta",
      "presledek",
      "Izbriši",
    ]);
    clickKeys("minus", "2", "presledek", "1", "ulomkova črta", "4");
    expect(field().value).toBe("−2 1/4");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("−2 1/4");
    fireEvent.click(screen.getByRole("button", { name: "Potrdi" }));
    expect(answer.mock.calls).toEqual([["−2 1/4"]]);
  });

  it("write at the caret and over what is selected, and leave the caret behind that", () => {
    show(NUMBER, "15");
    field().focus();
    select(1);
    clickKeys("2", "vejica");
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(["12,5", 3, 3]);
    select(0, 2);
    clickKeys("7");
    expect([field().value, field().selectionStart]).toEqual(["7,5", 1]);
  });

  it("go on behind what was typed by a keyboard, also without the focus", () => {
    show(NUMBER);
    fireEvent.change(field(), { target: { value: "12" } });
    field().blur();
    clickKeys("3");
    expect(field().value).toBe("123");
  });

  it("erase a sign before the caret as it was written, or what is selected, down to an empty field, which is said", () => {
    show([..."1234567890", " h ", " min"]);
    clickKeys("1", "h", "5", "min");
    expect(field().value).toBe("1 h 5 min");
    clickKeys("Izbriši");
    expect(field().value).toBe("1 h 5");
    clickKeys("Izbriši", "Izbriši");
    expect(field().value).toBe("1");
    clickKeys("2", "3");
    select(0, 2);
    clickKeys("Izbriši");
    expect(field().value).toBe("3");
    select(1);
    clickKeys("Izbriši", "Izbriši");
    expect(field().value).toBe("");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Polje je prazno.");
  });

  it("take back that an answer could not be read, and write no more than is looked at", () => {
    show(NUMBER, "x".repeat(MAX_TEXT_LENGTH - 1));
    expect(field().getAttribute("aria-invalid")).toBe("true");
    clickKeys("1", "2");
    expect(field().value).toBe(`${"x".repeat(MAX_TEXT_LENGTH - 1)}1`);
    expect(field().getAttribute("aria-invalid")).toBeNull();
    clickKeys("Izbriši", "3");
    expect(field().value).toBe(`${"x".repeat(MAX_TEXT_LENGTH - 1)}3`);
  });

  it("leave the focus in the field when they are tapped, and lie before the button that sends", () => {
    show(NUMBER);
    expect(fireEvent.pointerDown(keys()[0]!)).toBe(false);
    const send = screen.getByRole("button", { name: "Potrdi" });
    expect(keypad().compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    { count: 3, columns: 3 },
    { count: 8, columns: 4 },
    { count: 12, columns: 4 },
    { count: 15, columns: 5 },
    { count: 20, columns: 5 },
    { count: 28, columns: 6 },
    { count: 32, columns: 6 },
  ])("are $count in rows of $columns", ({ count, columns }) => {
    show(Array.from({ length: count - 1 }, (_, n) => String(n)));
    expect([keys().length, keypad().style.getPropertyValue("--columns")]).toEqual([count, String(columns)]);
  });

  it("are not there without signs", () => {
    show();
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.getByRole("button", { name: "Potrdi" })).toBeTruthy();
  });
});

describe("in a quiz", () => {
  it("a typed answer has keys where the player has two keys, and nowhere else", () => {
    const first = render(<Host />);
    fireEvent.click(screen.getByRole("button", { name: "Vpiši" }));
    expect(field()).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Tipke" })).toBeNull();
    first.unmount();
    render(<Host first={{ twoKeys: true }} />);
    expect(screen.queryByRole("group", { name: "Tipke" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Vpiši" }));
    expect(keys()).toHaveLength(15);
  });
});
