import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { Href } from "#app/hrefs.ts";
import { buttonClasses, type Variant } from "./button-classes.ts";

/** A router link styled as a button: it navigates without loading a new document. */
export function ButtonLink({
  variant = "primary",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & { to: Href; variant?: Variant; className?: string }) {
  return <Link {...rest} className={buttonClasses(variant, className)} />;
}
