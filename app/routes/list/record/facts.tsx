import { recordCopy } from "#app/content/prospects/record-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { useList } from "../list-context.ts";
import type { Details } from "../model/shown-prospect.ts";
import { isoDayText } from "../words/when.ts";
import { linkedinHref, mailHref, siteHref } from "./hrefs.ts";

const words = copy.record;

type Props = { prospect: Prospect; workHistory: Details["workHistory"] | undefined };

/** What is known of the company and the person. */
export function Facts({ prospect, workHistory }: Props) {
  const { siren, website, linkedin, companyEmail, signal, technologies, deliveredOn, persona } = prospect;
  const { store } = useList();
  return (
    <dl className="prospect-facts list-facts">
      {!signal && (
        <>
          <dt>{recordCopy.signal}</dt>
          <dd>{words.noSignal}</dd>
        </>
      )}
      <dt>{words.linkedin}</dt>
      <dd>{linkedin ? <Away address={linkedin} href={linkedinHref(linkedin)} /> : words.noLinkedin}</dd>
      <dt>{words.website}</dt>
      <dd>{website ? <Away address={website} href={siteHref(website)} /> : words.noWebsite}</dd>
      <dt>{words.companyEmail}</dt>
      <dd>
        {companyEmail ? (
          <a href={mailHref(companyEmail)} className="link wrap-anywhere">
            {companyEmail}
          </a>
        ) : (
          words.noCompanyEmail
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
      <dt>{words.deliveredOn}</dt>
      <dd>{isoDayText(deliveredOn)}</dd>
      {(persona !== null || store.personas.length > 0) && (
        <>
          <dt>{copy.persona.label}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {store.names.persona(persona)}
          </dd>
        </>
      )}
    </dl>
  );
}

/** An address that leads out of the product; as a text where it is no link. */
function Away({ address, href }: { address: string; href: string | null }) {
  if (href === null) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
      {address}
    </a>
  );
}
