import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClasses, type Variant } from "./button.tsx";

/** A link that variants like a button, on pages of the router: it goes on without a new document. */
export function ButtonLink({
  variant = "primary",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & { variant?: Variant; className?: string }) {
  return <Link {...rest} className={buttonClasses(variant, className)} />;
}
