import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import type { HomeSection, Href } from "#app/hrefs.ts";

/** A link to a section of the home page; it works without scripts. */
export function SectionLink({ id, ...rest }: Omit<ComponentProps<"a">, "href" | "id"> & { id: HomeSection }) {
  const isHome = useLocation().pathname === "/";
  return <a {...rest} href={(isHome ? `#${id}` : `/#${id}`) satisfies Href} />;
}
