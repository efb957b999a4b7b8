export type Variant = "primary" | "secondary" | "ghost";

const base = "button";

const variants: Record<Variant, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
};

/** The classes of a button, for buttons and links. */
export function buttonClasses(variant: Variant, className: string): string {
  return `${base} ${variants[variant]} ${className}`;
}
