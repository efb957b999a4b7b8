import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Details } from "../model/shown-prospect.ts";
import { isoDayText } from "../words/when.ts";

const words = copy.record;

const nameOf = (source: string): string =>
  (sourceCopy.names as Readonly<Record<string, string>>)[source] ?? source;

/** Where each datum comes from, and since when. GDPR, article 14. */
export function Sources({ sources }: { sources: Details["sources"] }) {
  return (
    <details className="list-sources">
      <summary>{words.sources}</summary>
      {sources.length === 0 && <p>{words.noSources}</p>}
      <dl>
        {sources.map(({ field, source, on, licence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a datum may have two sources, and none moves
          <div key={index} className="list-source">
            <dt>{sourceCopy.fields[field] ?? field}</dt>
            <dd>
              {words.source(nameOf(source), isoDayText(on))}
              {licence && ` (${words.licence(licence)})`}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {words.rights}{" "}
        <a href={"/vos-donnees" satisfies Href} className="link">
          {words.rightsLink}
        </a>
      </p>
    </details>
  );
}
