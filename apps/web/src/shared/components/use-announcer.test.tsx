import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useAnnouncer } from "./use-announcer.tsx";

afterEach(cleanup);

const rendered = vi.fn<() => void>();

function Announcing({ words }: { readonly words: string }) {
  const [region, announce] = useAnnouncer();
  rendered();
  return (
    <>
      <button type="button" onClick={() => announce(words)}>
        Announce
      </button>
      {region}
    </>
  );
}

it("announces each text in a new node, also one that is like the text before or the same", () => {
  const { rerender } = render(<Announcing words="" />);
  const region = screen.getByRole("status");
  const nodes = ["Koliko je 3 + 4?", "Koliko je 3 + 5?", "Koliko je 3 + 5?"].map((words) => {
    rerender(<Announcing words={words} />);
    fireEvent.click(screen.getByRole("button"));
    expect(region.textContent).toBe(words);
    return region.firstChild;
  });
  expect(new Set(nodes).size).toBe(nodes.length);
});

it("does not render again what announces, which may be a board of many cells", () => {
  render(<Announcing words="Polje je prazno." />);
  rendered.mockClear();
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("Polje je prazno.");
  expect(rendered).not.toHaveBeenCalled();
});
