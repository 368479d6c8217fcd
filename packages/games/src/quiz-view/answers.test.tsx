import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { addition } from "../addition/index.ts";
import { Answers } from "./answers.tsx";

afterEach(cleanup);

it("a chosen answer whose mark is secret has a tick, and says that it is chosen", () => {
  const [task] = addition.generate({ ...addition.options.daily, tasks: 5 }, seeded("answers")).tasks;
  render(
    <Answers
      task={task!}
      correct={null}
      given={null}
      picked={2}
      speaker={SPEAKERS.sl}
      readOnly={false}
      keys
      choose={() => undefined}
    />,
  );
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "false", "true", "false"]);
  expect(buttons.map((button) => button.querySelectorAll("[aria-hidden=true] > svg").length)).toEqual([0, 0, 1, 0]);
});
