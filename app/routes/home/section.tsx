import type { ComponentProps } from "react";
import type { HomeSection } from "#app/hrefs.ts";

type Props = ComponentProps<"section"> & {
  /** By which links find it. */
  id?: HomeSection;
  /** The space above and below its content. */
  space?: string;
  /**
   * Whether the section above is a night: it ends 20 px above this one, where the bar ends after a jump to this section
   * (HSH-03), so that no sliver of night is left below the bar.
   */
  isBelowNight?: boolean;
  /** Whether a line parts it from the section above, which has the same ground. */
  hasRule?: boolean;
};

/** A section of /: as wide as the window, with its content in the column of the page. All breathe alike. */
export function Section({
  isBelowNight = false,
  space = isBelowNight ? "pt-[calc(3.5rem-20px)] pb-14 sm:pt-[calc(5rem-20px)] sm:pb-20" : "py-14 sm:py-20",
  hasRule = false,
  className = "",
  children,
  ...rest
}: Props) {
  return (
    <section
      {...rest}
      className={`home-section ${space} ${isBelowNight ? "mt-[20px]" : ""} ${hasRule ? "home-section-rule" : ""} ${className}`}
    >
      {children}
    </section>
  );
}
