import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Link, matchPath, navigate, NavLink, useLocation } from "./router.tsx";

afterEach(cleanup);

function Here() {
  const { pathname, search, by } = useLocation();
  return <p>{`${pathname}${search} ${by}`}</p>;
}

test.each([
  ["/games/:game", "/games/sudoku", { game: "sudoku" }],
  ["/games/:game/:id", "/games/sudoku/daily/", { game: "sudoku", id: "daily" }],
  ["/games/:game", "/games/sudoku/daily", null],
  ["/home", "/homes", null],
  ["/games/:game", "/games/%E0%A4%A", null],
])("%s over %s", (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params));

test("links stay in the page, the browser's arrow comes back", async () => {
  history.replaceState(null, "", "/home");
  render(
    <>
      <Here />
      <Link to="/login?reset=true">go</Link>
      <NavLink to="/login">there</NavLink>
    </>,
  );
  fireEvent.click(screen.getByRole("link", { name: "go" }));
  expect(screen.getByText("/login?reset=true link")).toBeDefined();
  expect(screen.getByRole("link", { name: "there" }).getAttribute("aria-current")).toBe("page");
  history.back();
  expect(await screen.findByText("/home back")).toBeDefined();
});

test("a press with a key held is left to the browser", () => {
  history.replaceState(null, "", "/home");
  render(<Link to="/login">go</Link>);
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener("click", stop);
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  document.removeEventListener("click", stop);
  expect(location.pathname).toBe("/home");
});

test("going where one is leaves no second entry behind", () => {
  history.replaceState(null, "", "/home");
  const before = history.length;
  navigate("/home");
  expect(history.length).toBe(before);
});
