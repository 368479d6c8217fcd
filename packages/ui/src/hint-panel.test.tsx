import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { HintPanel } from "./hint-panel.tsx";
import { ReadingProvider, type Reading } from "./read-aloud.tsx";

afterEach(cleanup);

it("reads words in capitals as words, up to the step that is shown", () => {
  const read = vi.fn<Reading["read"]>();
  render(
    <ReadingProvider value={{ now: null, read, stop: () => undefined, labels: { read: "Read aloud", stop: "Stop" } }}>
      <HintPanel
        title="A short word"
        steps={["Look at the short word ID.", "Here it is MY."].map((text) => ({ shown: text, words: text }))}
        stage={0}
        closeLabel="Close"
        close={() => undefined}
      >
        {null}
      </HintPanel>
    </ReadingProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  expect(read.mock.calls).toEqual([["A short word. Look at the short word ID.", { prose: true }]]);
});
