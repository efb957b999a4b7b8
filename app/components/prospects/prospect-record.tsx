import type { ReactNode } from "react";
import { recordCopy as copy } from "#app/content/prospects/record-copy.ts";

type Props = {
  /** The level of the heading. */
  level: 2 | 3;
  contact: string;
  score: number;
  /** Role and company, sector, size and place. */
  role: ReactNode;
  /** The buying signal; nothing while none is known. */
  signal: string;
  /** Facts, status and next step. */
  children: ReactNode;
  /** The reasons of the score, as the items of a `dl`. */
  reasons: ReactNode;
};

/** The record of a prospect, in two parts that its grid may place apart: the person, and the sum that the score is. */
export function ProspectRecord({ level, contact, score, role, signal, children, reasons }: Props) {
  const Heading = `h${level}` as const;
  const Why = `h${level + 1}` as "h3" | "h4";
  return (
    <section aria-label={`${copy.record} : ${contact}`} className="prospect-record">
      <div>
        {/* One that has an address of its own takes the focus when it is opened. */}
        <Heading tabIndex={level === 2 ? -1 : undefined}>{contact}</Heading>
        <p className="prospect-score">
          {score} <small>{copy.score.outOf}</small>
        </p>
        <p className="prospect-role">{role}</p>
        {signal && (
          <p className="prospect-signal">
            <b>{copy.signal}.</b> {signal}.
          </p>
        )}
        {children}
      </div>
      <div className="prospect-why">
        <Why>{copy.why(score)}</Why>
        <dl>{reasons}</dl>
      </div>
    </section>
  );
}
