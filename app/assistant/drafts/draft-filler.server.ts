import type { Logger } from "pino";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import type { FillDraft } from "#app/drafts/store/create-draft.server.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Model } from "../model/model.ts";
import { type FillOptions, fillDraft } from "./fill-draft.server.ts";

/** Milliseconds after which the template serves, waiting for other drafts of the client included. */
export const draftTimeLimit = 25_000;

type Filler = {
  /** The model as this client may use it; `null` without one. */
  model: Model | null;
  /** How its service calls it, if that is known. */
  modelName?: string;
  log: Pick<Logger, "warn">;
  /** Reasons why a text for the customer with this profile, for this prospect, may not stand; see `FillOptions`. */
  checkFor?: (
    profile: Readonly<ProfileValues>,
    record: Readonly<DraftProspect> | null,
  ) => FillOptions["check"];
  wish?: string;
  said?: FillOptions["said"];
  revise?: FillOptions["revise"];
  /** Ends the model's work before the time limit. */
  signal?: AbortSignal;
};

/** Fills drafts with the model from now on for `draftTimeLimit`; `undefined` without a model. Make one for each request. */
export function draftFiller({
  model,
  modelName = "",
  log,
  checkFor,
  wish,
  said,
  revise,
  signal,
}: Filler): FillDraft | undefined {
  if (!model) return undefined;
  const limit = AbortSignal.timeout(draftTimeLimit);
  const until = signal ? AbortSignal.any([limit, signal]) : limit;
  return async (kind, profile, record) => {
    const content = await fillDraft({ model, log }, kind, profile, {
      ...{ wish, said, record, revise },
      check: checkFor?.(profile, record),
      signal: until,
    });
    return content && { content, model: modelName };
  };
}
