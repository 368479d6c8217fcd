import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { addition } from "@karota/games/addition/index.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { ChoiceBars } from "./choice-bars.tsx";

afterEach(cleanup);

it("mistakes are explained without what cheers up the one child that made them", () => {
  const { tasks } = addition.generate({ ...addition.options.daily, tasks: 20 }, seeded("bars"));
  const said = (place: number) =>
    tasks[place]!.choices.map((_, selected) => addition.mistake(tasks[place]!, { selected }));
  const place = tasks.findIndex((_, at) =>
    said(at).some((words) => words && SPEAKERS.en.say(words).startsWith("Nearly!")),
  );
  const { container } = render(
    <LanguageProvider first={SPEAKERS.en}>
      <ChoiceBars quiz={addition} task={tasks[place]!} counts={[1, 1, 1, 1]} mistakes="all" />
    </LanguageProvider>,
  );
  const explained = said(place).flatMap((words, at) => (words && at !== tasks[place]!.correct ? [words] : []));
  for (const words of explained)
    expect(container.textContent).toContain(SPEAKERS.en.say(words).replace("Nearly! ", ""));
  expect(container.textContent).not.toContain("Nearly");
});
