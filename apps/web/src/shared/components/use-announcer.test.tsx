import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useAnnouncer } from "./use-announcer.tsx";

afterEach(cleanup);

function Announcing({ words }: { readonly words: string }) {
  const [region, announce] = useAnnouncer();
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
