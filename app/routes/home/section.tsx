import type { ComponentProps } from "react";

type Props = ComponentProps<"section"> & {
  /** The classes of the column inside. */
  column?: string;
};

/** A section of /: as wide as the window, with its content in the column of the page. */
export function Section({ column = "", className = "", children, ...rest }: Props) {
  return (
    <section {...rest} className={`px-edge sm:px-6 ${className}`}>
      <div className={`mx-auto w-full max-w-page ${column}`}>{children}</div>
    </section>
  );
}
