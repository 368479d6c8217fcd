import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { cities } from "../cities/index.ts";
import { TaskCard } from "./task-card.tsx";

afterEach(cleanup);

const task = cities
  .generate({ ...cities.options.daily, tasks: 40 }, seeded("pressed"))
  .tasks.find(({ question }) => question.kind === "picture")!;
const nothing = () => undefined;

function Card(props: { readonly answer: (given: unknown) => void; readonly typing?: boolean }) {
  return (
    <TaskCard
      game={cities as AnyQuiz}
      task={task}
      given={null}
      speaker={SPEAKERS.sl}
      readOnly={false}
      typing={props.typing ?? false}
      keys={false}
      explains={false}
      answer={props.answer}
      goOn={nothing}
      announce={nothing}
    />
  );
}

it("an area of a picture and its letter answer like the button with the letter, which describes the area", () => {
  const answer = vi.fn<(given: unknown) => void>();
  const { container } = render(<Card answer={answer} />);
  fireEvent.click(container.querySelector("path[data-letter=C]")!);
  fireEvent.click(container.querySelector("circle[data-letter=B]")!);
  fireEvent.click(
    screen.getByRole("button", { name: /^D, .+\. (V soseščini|Blizu|Na kopnem nima sosed\. Najbliže): .+\.$/ }),
  );
  expect(answer.mock.calls).toStrictEqual([[{ selected: 2 }], [{ selected: 1 }], [{ selected: 3 }]]);
});

it("areas are pressed also by who types answers", () => {
  render(<Card answer={nothing} typing />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getAllByRole("button", { name: /^[A-D], / })).toHaveLength(4);
});
