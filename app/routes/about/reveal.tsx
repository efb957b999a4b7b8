import type { ComponentProps } from "react";

/**
 * A section that fades in once, when it is scrolled to (section-revealer.enhancement.ts). It is visible from the start without
 * JavaScript, in print, while motion is off (interpretation.md D34) and if it is in the viewport before hydration.
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
