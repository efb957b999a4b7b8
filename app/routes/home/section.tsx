import type { ComponentProps } from "react";
import type { HomeSection } from "#app/hrefs.ts";

type Props = ComponentProps<"section"> & {
  /** By which links find it. */
  id?: HomeSection;
  /** The classes of the column inside. */
  column?: string;
  /** The space above and below its content. */
  space?: string;
  /** Whether a line parts it from the section above, which has the same ground. */
  hasRule?: boolean;
};

/** A section of /: as wide as the window, with its content in the column of the page. All breathe alike. */
export function Section({
  column = "",
  space = "py-14 sm:py-20",
  hasRule = false,
  className = "",
  children,
  ...rest
}: Props) {
  return (
    <section {...rest} className={`px-edge sm:px-6 ${className}`}>
      <div
        className={`mx-auto w-full max-w-page ${space} ${hasRule ? "border-line border-t" : ""} ${column}`}
      >
        {children}
      </div>
    </section>
  );
}
