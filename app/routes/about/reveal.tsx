import type { ComponentProps } from "react";

/**
 * A section that comes into sight when it is scrolled to, once (revealing.ts). It is plainly there without
 * JavaScript, on paper, when nothing may move (decisions.md D34) and when it was in sight before the page woke up.
 */
export function Reveal({ className = "", ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      data-reveals
      className={`data-[reveal=waiting]:translate-y-4 data-[reveal=waiting]:opacity-0 data-[reveal=shown]:transition-[opacity,translate] data-[reveal=shown]:duration-300 print:translate-y-0! print:opacity-100! ${className}`}
    />
  );
}
