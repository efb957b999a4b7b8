import { serviceFacts } from "#app/assistant/context/service-facts.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { createGuard } from "./guard.ts";
import { nextSlice } from "./slices.ts";

/**
 * Reads what the product says of itself, sentence by sentence between other work: each phrase of the rules makes its
 * tables when it first reads, and the first answer after a start would hold up others for a tenth of a second.
 */
export async function warmUpGuard(): Promise<void> {
  const guard = await createGuard({
    profile: profileValues({}),
    written: [],
    ownUrls: [],
    pricingVariant: "table",
  });
  for (const sentence of serviceFacts("table").split(/(?<=[.!?])\s/)) {
    await nextSlice();
    await guard.check(sentence);
  }
}
