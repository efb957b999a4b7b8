import type { ReactNode } from "react";
import { wholeEmails } from "#app/ui/unbroken.tsx";

type Props = { id: string; heading: ReactNode; lead: ReactNode };

/** The heading and the lead of a section of /. */
export function SectionHead({ id, heading, lead }: Props) {
  return (
    <>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-balance text-ink-soft text-lg">{wholeEmails(lead)}</p>
    </>
  );
}
