import type { ReactNode } from "react";

type Props = { id: string; heading: ReactNode; lead: ReactNode };

/** How the sections of / begin: what they are about, in one line and a few more. */
export function SectionHead({ id, heading, lead }: Props) {
  return (
    <div>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">{lead}</p>
    </div>
  );
}
