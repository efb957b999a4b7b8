import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { groupSources } from "#app/prospects/sources/group-sources.ts";
import type { Details } from "../model/shown-prospect.ts";
import { isoDayText } from "../words/when.ts";

const words = copy.record;

const nameOf = (source: string): string =>
  (sourceCopy.names as Readonly<Record<string, string>>)[source] ?? source;

/** Where each datum comes from, and since when: those of one source and day together. GDPR, article 14. */
export function Sources({ sources }: { sources: Details["sources"] }) {
  return (
    <details className="list-sources">
      <summary>{words.sources}</summary>
      {sources.length === 0 && <p>{words.noSources}</p>}
      <dl>
        {groupSources(sources).map(({ first: { source, on, licence }, fields }) => (
          <div key={`${source} ${on} ${licence}`} className="list-source">
            <dt>{fields.map((field) => sourceCopy.fields[field] ?? field).join(", ")}</dt>
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
