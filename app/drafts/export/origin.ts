import { brand } from "#app/content/brand.ts";
import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftSource } from "../draft-kind.ts";

/** The terms of IPTC's vocabulary for works of a generative model and for works of a plain algorithm. */
const sourceTypes: Record<DraftSource, string> = {
  model: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
  template: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
};

/** The mark of origin that each exported file carries: for people, and for programs. */
export function originOf({ source, model }: { source: DraftSource; model?: string | null | undefined }) {
  const digitalSourceType = sourceTypes[source];
  const sentence = copy.origins[source](model ?? undefined);
  return {
    generator: brand.product,
    /** In French. */
    sentence,
    digitalSourceType,
    /** Both in one line. */
    notice: `${sentence} (${digitalSourceType})`,
  };
}
