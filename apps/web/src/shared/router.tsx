import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";

/** The router: history mode, paths with `:name` places. docs/decisions says why it is our own. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** How one came here; "back" is the browser's arrow, either way. */
  readonly by: "load" | "link" | "back";
}
type Params = Readonly<Record<string, string>>;

const listeners = new Set<() => void>();
let by: Place["by"] = "load";
let seen = "";
let place: Place = { pathname: "/", search: "", hash: "", by };

function readPlace(): Place {
  const { href, pathname, search, hash } = location;
  if (href !== seen) {
    seen = href;
    place = { pathname, search, hash, by };
  }
  return place;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onPop(): void {
  by = "back";
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", onPop);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", onPop);
  };
}

/** Goes to an address of ours; the one where one is already is not left for itself. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const target = new URL(to, location.href).href;
  by = "link";
  if (replace || target === location.href) history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  tell();
}

export const useLocation = (): Place => useSyncExternalStore(subscribe, readPlace);

const ParamsContext = createContext<Params>({});
export const useParams = (): Params => useContext(ParamsContext);
export const ParamsProvider = ({ params, children }: { params: Params; children: ReactNode }) => (
  <ParamsContext value={params}>{children}</ParamsContext>
);

/** What a path's places hold, `/games/:game` over `/games/sudoku`; null when the path is another one. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  const match = new RegExp(`^${source}/?$`, "i").exec(pathname);
  if (!match) return null;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
  } catch {
    return null;
  }
}

export function Navigate({ to, replace = true }: { to: string; replace?: boolean }) {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
}

/** A link within the page. Other buttons and keys do what they do with every link. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || special || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that says when one is there. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const here = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={here ? "page" : undefined} />;
}
