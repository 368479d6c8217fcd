import { configure } from "@testing-library/react";

// What comes after a lazy import may take long on a busy machine: time is no verdict.
configure({ asyncUtilTimeout: 30_000 });

// Where `act` is not awaited, React drops the rest of its queue when a component suspends with `use`: sometimes the test
// then waits forever. React only logs this.
const { error } = console;
console.error = (...words: unknown[]) => {
  error(...words);
  if (String(words[0]).includes("suspended inside an `act` scope"))
    throw new Error("`await act(async () => …)` around what renders a component that suspends");
};
