import { recordCopy } from "#app/content/prospects/record-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { Details } from "../model/shown-prospect.ts";
import { isoDayText } from "../words/when.ts";
import { siteHref } from "./hrefs.ts";

const words = copy.record;

type Props = { prospect: Prospect; workHistory: Details["workHistory"] | undefined };

/** What is known of the company and the person. */
export function Facts({ prospect, workHistory }: Props) {
  const { siren, website, signal, technologies, deliveredOn } = prospect;
  const href = website && siteHref(website);
  return (
    <dl className="prospect-facts list-facts">
      {!signal && (
        <>
          <dt>{recordCopy.signal}</dt>
          <dd>{words.noSignal}</dd>
        </>
      )}
      <dt>{words.website}</dt>
      <dd>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {website}
          </a>
        ) : (
          (website ?? words.noWebsite)
        )}
      </dd>
      <dt>{words.siren}</dt>
      <dd>{siren ? siren.replace(/(\d{3})(?=\d)/g, "$1\u00A0") : words.noSiren}</dd>
      <dt>{recordCopy.technologies}</dt>
      <dd>{technologies.length > 0 ? technologies.join(", ") : words.noTechnologies}</dd>
      {workHistory && (
        <>
          <dt>{recordCopy.career}</dt>
          {workHistory.length === 0 && <dd>{words.noCareer}</dd>}
          {workHistory.map(({ since, role, company }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a career have no other identity, and none moves
            <dd key={index}>
              {since === null ? words.undated(role, company) : words.since(since, role, company)}
            </dd>
          ))}
        </>
      )}
      <dt>{words.company}</dt>
      <dd>{words.delivered(isoDayText(deliveredOn))}</dd>
    </dl>
  );
}
