import type { ReactNode } from "react";

type Props = {
  title: string;
  id?: string;
  /** A table needs the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

/** A part of a client's page under its heading, which takes the focus of a form that has gone; in a wide window beside it, unless it is wide itself. */
export function Section({ title, id, isWide = false, children }: Props) {
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-line border-t pt-6 ${isWide ? "" : "lg:grid-cols-[13rem_minmax(0,1fr)]"}`}
    >
      <h2 id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-20 text-lg leading-tight outline-none">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  );
}
