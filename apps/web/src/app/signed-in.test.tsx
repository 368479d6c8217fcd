import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLoad } from "../shared/api/use-load.ts";
import { signIn } from "../shared/session/session.ts";
import { person } from "../testing/people.ts";

const load = vi.fn<() => Promise<string>>();
function Groups() {
  const { data } = useLoad(["groups"], load);
  return <p>{data ?? "nothing yet"}</p>;
}
const elsewhere = (id: string) =>
  act(async () => {
    localStorage.setItem("karota:user", JSON.stringify(person({ id })));
    dispatchEvent(new StorageEvent("storage", { key: "karota:user" }));
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("what was loaded for one person is not shown to the next whom another tab signs in", async () => {
  signIn(person());
  await import("./signed-in.tsx");
  load.mockResolvedValueOnce("groups of the first").mockResolvedValueOnce("groups of the second");
  render(<Groups />);
  expect(await screen.findByText("groups of the first")).toBeDefined();
  await elsewhere("11111111-1111-4111-8111-111111111111");
  expect(screen.getByText("groups of the first")).toBeDefined();
  await elsewhere("22222222-2222-4222-8222-222222222222");
  expect(screen.getByText("groups of the second")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
