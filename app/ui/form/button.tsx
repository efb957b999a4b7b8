import type { ComponentProps, ReactNode } from "react";
import type { Href } from "#app/hrefs.ts";
import { buttonClasses, type Variant } from "./button-classes.ts";

type Common = { variant?: Variant; className?: string; children: ReactNode };

/**
 * `busy` disables the button and adds a spinner; the caller changes the label. The second press of a double one sends no
 * form: `busy` comes with the next drawing, which a slow machine shows after it.
 */
export function Button({
  variant = "primary",
  busy = false,
  className = "",
  disabled,
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & Common & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        if (rest.type === "submit" && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      disabled={disabled || busy}
      className={buttonClasses(variant, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link styled as a button. */
export function AnchorButton({
  variant = "primary",
  className = "",
  ...rest
}: ComponentProps<"a"> & { href: Href; variant?: Variant }) {
  return <a {...rest} className={buttonClasses(variant, className)} />;
}

/** A link to another site styled as a button: it opens a new tab without opener and referrer. */
export function ExternalButton({
  variant = "primary",
  className = "",
  ...rest
}: ComponentProps<"a"> & { variant?: Variant }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={buttonClasses(variant, className)} />
  );
}

export function Spinner({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-[1em] shrink-0 animate-rotate rounded-full border-2 border-current border-e-transparent ${className}`}
    />
  );
}
