import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

interface NavLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  /** Other addresses that belong to it. */
  readonly also?: RegExp | undefined;
}

/** A link that is marked as the current page. */
export function NavLink({ to, also, ...rest }: NavLinkProps) {
  const [pathname] = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`) || also?.test(pathname);
  return <Link {...rest} to={to} aria-current={here ? "page" : undefined} />;
}
