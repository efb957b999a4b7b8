import type { Logger } from "pino";
import type { FillDraft } from "#app/drafts/store/create-draft.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { budgetedModel } from "../budget/budgeted-model.server.ts";
import { hiddenTexts } from "../context/hidden-instructions.ts";
import { draftRecordData } from "../context/record-data.ts";
import { createGuard } from "../guard/guard.ts";
import type { Model } from "../model/model.ts";
import { draftFiller } from "./draft-filler.server.ts";
import { textOf } from "./draft-text.ts";
import type { FillOptions } from "./fill-draft.server.ts";
import { type Given, inventedReferences, isGivenReference } from "./named-references.ts";

type Services = { db: Database; log: Logger; environment: Environment; model: Model | null };

/**
 * Fills drafts of this client with the model, within the daily budgets, and lets nothing pass to which the guard objects;
 * `undefined` without a model. `wish` is what the customer asked for, `said` what they said before, `revise` the draft of
 * which it is to be another version. Make one for each request.
 */
export function clientFiller(
  services: Services,
  clientId: string,
  {
    wish = "",
    said = [],
    revise = null,
    signal,
  }: Pick<FillOptions, "wish" | "said" | "revise"> & {
    signal?: AbortSignal;
  } = {},
): FillDraft | undefined {
  const { log, model, environment } = services;
  if (!model) return undefined;
  const { appUrl, bookingUrl, checkoutUrl, pricingVariant } = environment;
  return draftFiller({
    model: budgetedModel({ ...services, model }, clientId),
    modelName: environment.assistant?.model ?? "",
    log,
    ...{ wish, said, revise },
    ...(signal && { signal }),
    checkFor(profile, record) {
      // What the draft says already may be said again.
      const before = revise ? textOf(revise.content) : "";
      const written = [wish, ...said, before, ...(record ? [draftRecordData(record)] : [])];
      const values = Object.values(profile);
      const given: Given = { own: [...values, wish, ...said], all: [...values, ...written], before };
      const guard = createGuard({
        profile,
        written,
        ownUrls: [appUrl, bookingUrl, checkoutUrl],
        pricingVariant,
        speaker: "customer",
        hidden: hiddenTexts,
      });
      return async (text) => {
        const findings = await (await guard).check(text);
        const reasons = findings
          .filter((finding) => !isGivenReference(finding, text, given))
          .map(({ reason }) => reason);
        return [...reasons, ...inventedReferences(text, given)];
      };
    },
  });
}
