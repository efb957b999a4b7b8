import type { ReactNode } from "react";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";

/** What the record of a prospect shows. */
export type ProspectRecordData = {
  company: string;
  sector: string;
  headcount: number;
  city: string;
  contact: string;
  role: string;
  email: string;
  /** The day on which the e-mail was verified: `15 mai`. */
  verified: string;
  phone: string | null;
  score: number;
  reasons: readonly { criterion: string; points: number; of: number }[];
  buyingSignal: string;
  technologies: readonly string[];
  /** The newest first: the present role. */
  workHistory: readonly { since: number; role: string; company: string }[];
};

type Props = {
  prospect: ProspectRecordData;
  /** What was done, in the order in which it is shown. */
  history: readonly { when: string; what: string }[];
  next: string;
  /** Where the status is shown, and changed. */
  status: ReactNode;
};

/** The record of a prospect, in two parts that its grid may place apart: the person, and the sum that the score is. */
export function ProspectRecord({ prospect, history, next, status }: Props) {
  const { contact, role, company, sector, headcount, city, score, buyingSignal, reasons } = prospect;
  return (
    <section aria-label={`${copy.record} : ${contact}`} className="prospect-record">
      <div>
        <h3>{contact}</h3>
        <p className="prospect-score">
          {score} <small>{copy.score.outOf}</small>
        </p>
        <p className="prospect-role">
          {role}, {company}
          <br />
          {sector}, {copy.headcount(headcount)}, {city}
        </p>
        <p className="prospect-signal">
          <b>{copy.signal}.</b> {buyingSignal}.
        </p>
        <Facts prospect={prospect} history={history} />
        {status}
        <p className="prospect-next mark-arrow">{next}</p>
      </div>
      <div className="prospect-why">
        <h4>{copy.why(score)}</h4>
        <dl>
          {reasons.map(({ criterion, points, of }) => (
            <Reason key={criterion} criterion={criterion} points={points} of={of} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Facts({ prospect, history }: Pick<Props, "prospect" | "history">) {
  const { email, verified, phone, technologies, workHistory } = prospect;
  const [mailbox, domain] = email.split("@");
  return (
    <dl className="prospect-facts">
      <dt>{copy.email}</dt>
      <dd>
        {mailbox}@<wbr />
        {domain} <span className="mark-check">{copy.verified(verified)}</span>
      </dd>
      <dt>{copy.phone}</dt>
      <dd>
        {phone ? (
          <>
            {phone} <span className="mark-check">{copy.direct}</span>
          </>
        ) : (
          copy.noPhone
        )}
      </dd>
      <dt>{copy.technologies}</dt>
      <dd>{technologies.join(", ")}</dd>
      <dt>{copy.career}</dt>
      {workHistory.slice(0, 2).map((post, index) => (
        <dd key={post.since}>
          {index === 0
            ? copy.inPostSince(post.since)
            : copy.before(post.role, post.company, post.since, workHistory[index - 1]?.since ?? 0)}
        </dd>
      ))}
      <dt>{copy.history}</dt>
      {history.slice(0, 3).map(({ when, what }) => (
        <dd key={`${when} ${what}`}>{copy.entry(when, what)}</dd>
      ))}
    </dl>
  );
}

function Reason({ criterion, points, of }: ProspectRecordData["reasons"][number]) {
  return (
    <>
      <dt>{criterion}</dt>
      <dd data-of={of}>{points}</dd>
    </>
  );
}
