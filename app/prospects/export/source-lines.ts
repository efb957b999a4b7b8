import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import type { Source } from "../prospects-protocol.ts";
import { groupSources } from "../sources/group-sources.ts";

/** Where the data of a prospect come from, for people: a text for each source, day and licence, with what it has told. */
export function sourceLines(sources: readonly Source[]): string[] {
  return groupSources(sources).map(({ first: { source, on, licence }, fields }) =>
    sourceCopy.exported(
      fields.map((field) => sourceCopy.fields[field] ?? field),
      sourceCopy.names[source],
      on,
      licence,
    ),
  );
}
