import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonLook, type Look } from "./button.tsx";

/** A link that looks like a button, on pages of the router: it goes on without a new document. */
export function ButtonLink({
  look = "primary",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & { look?: Look; className?: string }) {
  return <Link {...rest} className={buttonLook(look, className)} />;
}
