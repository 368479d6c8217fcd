import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { onDemand } from "./on-demand.tsx";

vi.mock("./load-chunk.ts", () => ({ loadChunk: (load: () => Promise<unknown>) => load() }));
const Instead = ({ name }: { name: string }) => <p>instead of {name}</p>;

test("what stands in a part's place stays until the part is here", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Instead }>();
  const Part = onDemand(() => promise, Instead);
  render(<Part name="the part" />);
  expect(screen.getByText("instead of the part")).toBeTruthy();
  resolve({ default: ({ name }) => <p>{name}</p> });
  expect(await screen.findByText("the part")).toBeTruthy();
  expect(screen.queryByText("instead of the part")).toBeNull();
});

test("it stays where the part cannot be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const part = Promise.reject<{ default: typeof Instead }>(new Error("gone"));
  const Part = onDemand(() => part, Instead);
  render(<Part name="the part" />);
  await expect(part).rejects.toThrow("gone");
  expect(await screen.findByText("instead of the part")).toBeTruthy();
});
