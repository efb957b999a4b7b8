import type { Logger } from "pino";
import type { FillDraft } from "#app/drafts/store/create-draft.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { budgetedModel } from "../budget/budgeted-model.server.ts";
import { hiddenInstructions } from "../context/hidden-instructions.ts";
import { draftRecordData } from "../context/record-data.ts";
import { createGuard } from "../guard/guard.ts";
import type { Model } from "../model/model.ts";
import { draftFiller } from "./draft-filler.server.ts";

type Services = { db: Database; log: Logger; environment: Environment; model: Model | null };

/**
 * Fills drafts of this client with the model, within the daily budgets, and lets nothing pass to which the guard objects;
 * `undefined` without a model. `wish` is what the customer asked for. Make one for each request.
 */
export function clientFiller(
  services: Services,
  clientId: string,
  { wish = "", signal }: { wish?: string; signal?: AbortSignal } = {},
): FillDraft | undefined {
  const { log, model, environment } = services;
  if (!model) return undefined;
  const { appUrl, bookingUrl, checkoutUrl, pricingVariant } = environment;
  return draftFiller({
    model: budgetedModel({ ...services, model }, clientId),
    modelName: environment.assistant?.model ?? "",
    log,
    wish,
    ...(signal && { signal }),
    checkFor(profile, record) {
      const guard = createGuard({
        profile,
        written: [wish, ...(record ? [draftRecordData(record)] : [])],
        ownUrls: [appUrl, bookingUrl, checkoutUrl],
        pricingVariant,
        speaker: "customer",
        hidden: hiddenInstructions,
      });
      return async (text) => (await (await guard).check(text)).map(({ reason }) => reason);
    },
  });
}
