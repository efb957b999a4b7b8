import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import type { Source } from "../prospects-protocol.ts";

/** Where the data of a prospect come from, for people: a text for each source, day and licence, with what it has told. */
export function sourceLines(sources: readonly Source[]): string[] {
  const lines = new Map<string, { first: Source; fields: string[] }>();
  for (const source of sources) {
    const key = JSON.stringify([source.source, source.on, source.licence]);
    const line = lines.get(key) ?? { first: source, fields: [] };
    line.fields.push(sourceCopy.fields[source.field] ?? source.field);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ first: { source, on, licence }, fields }) =>
    sourceCopy.exported(fields, sourceCopy.names[source], on, licence),
  );
}
