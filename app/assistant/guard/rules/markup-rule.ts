import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { Finding } from "../finding.ts";
import type { Reading } from "../reading/reading.ts";

/** HTML and images, in characters of the source. */
export function markupFindings({ view }: Reading): Finding[] {
  return view.markup.map(({ start, end }) => ({ start, end, kind: "markup", reason: copy.markup }));
}
