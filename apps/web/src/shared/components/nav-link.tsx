import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

/** A link that is marked as the current page. */
export function NavLink({ to, ...rest }: Omit<ComponentProps<"a">, "href"> & { readonly to: string }) {
  const [pathname] = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={here ? "page" : undefined} />;
}
