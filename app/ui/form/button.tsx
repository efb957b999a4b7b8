import type { ComponentProps, ReactNode } from "react";

export type Variant = "primary" | "secondary" | "quiet";

const shape =
  "inline-flex min-h-11 cursor-pointer select-none items-center justify-center gap-2 rounded-md px-press py-2.5 text-center font-semibold text-sm leading-tight no-underline transition-colors disabled:cursor-not-allowed";

const variants: Record<Variant, string> = {
  primary:
    "border border-sun bg-sun text-paper-raised hover:border-sun-deep hover:bg-sun-deep disabled:border-line disabled:bg-paper-sunk disabled:text-ink-soft",
  secondary:
    "border border-line-strong bg-paper-raised text-ink hover:border-ink hover:bg-paper-sunk disabled:border-line disabled:text-ink-soft",
  quiet: "border border-transparent text-ink hover:bg-paper-sunk disabled:text-ink-soft",
};

/** The classes of everything that looks like a button. */
export function buttonClasses(variant: Variant, className: string): string {
  return `${shape} ${variants[variant]} ${className}`;
}

type Common = { variant?: Variant; className?: string; children: ReactNode };

/** `busy` disables the button and shows that work is under way; the caller changes the words. */
export function Button({
  variant = "primary",
  busy = false,
  className = "",
  disabled,
  children,
  ...rest
}: ComponentProps<"button"> & Common & { busy?: boolean }) {
  return (
    <button type="button" {...rest} disabled={disabled || busy} className={buttonClasses(variant, className)}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that variants like a button, because it is what the page is for. */
export function AnchorButton({
  variant = "primary",
  className = "",
  ...rest
}: ComponentProps<"a"> & { variant?: Variant }) {
  return <a {...rest} className={buttonClasses(variant, className)} />;
}

/** The same for a place outside: a new tab that learns nothing of ours. */
export function OutsideButton({
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
      className={`inline-block size-[1em] shrink-0 animate-turn rounded-full border-2 border-current border-e-transparent ${className}`}
    />
  );
}
