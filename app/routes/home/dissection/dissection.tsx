import { Fragment } from "react";
import { dissectionCopy as copy } from "#app/content/home/dissection-copy.ts";
import { Section } from "../section.tsx";
import { SectionHead } from "../section-head.tsx";
import type { DissectionContent } from "./dissection-content.ts";
import { DraftLetter } from "./draft-letter.tsx";

/**
 * The place of honour after the prices: one record with the source of each datum and the sum of its score, and beside
 * it a first e-mail that waits to be read. On the wash of dawn.
 */
export function Dissection({ record }: { record: DissectionContent }) {
  return (
    <Section data-deferred aria-labelledby="dissection-title" className="bg-sun-wash">
      <SectionHead id="dissection-title" heading={copy.heading} lead={copy.lead} />
      <div className="dissection">
        <article>
          <p className="score">
            <b>{record.score}</b> {copy.score}
          </p>
          <h3 className="text-xl">{record.contact}</h3>
          <p className="text-ink-soft text-sm">{record.post}</p>
          <dl>
            {record.data.map(({ field, label, value, source }) => (
              <Fragment key={field}>
                <dt>{label}</dt>
                <dd>{field === "email" ? <Email address={value} verified={record.verified} /> : value}</dd>
                <dd>{source}</dd>
              </Fragment>
            ))}
          </dl>
          <p className="mt-3 text-ink-soft text-xs">
            <b className="checked">{copy.verifiedMeans.word}</b> {copy.verifiedMeans.text}
          </p>
        </article>
        <div>
          <h3 className="text-xl">{copy.why(record.score)}</h3>
          <ul>
            {record.reasons.map(({ text, points }) => (
              <li key={text}>
                {text} <b>{points}</b>
              </li>
            ))}
            <li>
              {copy.total} <b>{record.total}</b>
            </li>
          </ul>
        </div>
        <DraftLetter contact={record.contact} />
      </div>
      <p className="mt-6 text-ink-soft text-xs">{copy.example}</p>
    </Section>
  );
}

function Email({ address, verified }: { address: string; verified: string }) {
  const [mailbox, domain] = address.split("@");
  return (
    <>
      {mailbox}@<span className="inline-block">{domain}</span> <b className="checked">{verified}</b>
    </>
  );
}
