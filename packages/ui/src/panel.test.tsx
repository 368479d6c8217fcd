import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useState } from "react";
import { Panel } from "./panel.tsx";

const words = { collapse: "collapse", expand: "expand", reload: "reload", reloading: "reloading", remove: "remove" };
const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
const remove = vi.fn<() => void>();

function Folding() {
  const [open, setOpen] = useState(true);
  return (
    <Panel title="Games" words={words} open={open} onFold={setOpen} onReload={reload} onRemove={remove}>
      <p>inside</p>
    </Panel>
  );
}
beforeEach(() => {
  vi.useFakeTimers();
  render(<Folding />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("it collapses and expands", async () => {
  await press("collapse");
  expect(screen.getByText("inside").closest("[hidden]")).not.toBeNull();
  await press("expand");
  expect(screen.getByText("inside").closest("[hidden]")).toBeNull();
});

test("a reload is shown for 2000 ms and a second click in between is ignored", async () => {
  await press("reload");
  await press("reload");
  expect(reload).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByText("reloading").closest("[role=status]")).not.toBeNull();
  expect(screen.getByText("reloading").closest("[aria-busy=true]")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText("reloading")).toBeNull();
});

test("the button removes it", async () => {
  await press("remove");
  expect(remove).toHaveBeenCalledOnce();
});
