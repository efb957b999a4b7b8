import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

/** A link to a section of the home page: a plain anchor on that page, which works before any script does. */
export function SectionLink({ id, ...rest }: Omit<ComponentProps<"a">, "href" | "id"> & { id: string }) {
  const isHome = useLocation().pathname === "/";
  return isHome ? <a {...rest} href={`#${id}`} /> : <Link {...rest} to={`/#${id}`} />;
}
