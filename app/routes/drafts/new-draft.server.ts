import * as v from "valibot";
import { clientFiller } from "#app/assistant/drafts/client-filler.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { personaErrors } from "#app/content/signed-in/persona-errors-copy.ts";
import { NewDraft } from "#app/drafts/draft-bodies.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import type { Services } from "#app/services.server.ts";
import { refusalStatus, refusalText, storageErrorCode } from "#app/storage/storage-refusal.ts";
import type { ProblemCode } from "./drafts-result.ts";

/**
 * Makes the draft that a form asks for. Returns its id, or the status and the reason for which there is none;
 * `retryAfter` is in whole seconds, `null` if waiting does not help.
 */
export async function newDraft(
  services: Services,
  clientId: string,
  form: Record<string, unknown>,
): Promise<
  | { ok: true; id: string }
  | { ok: false; status: number; reason: string; code: ProblemCode; retryAfter: number | null }
> {
  const parsed = v.safeParse(NewDraft, form);
  const refused = (
    status: number,
    reason: string,
    { retryAfter = null, code = null }: { retryAfter?: number | null; code?: ProblemCode } = {},
  ) => ({ ok: false, status, reason, code, retryAfter }) as const;
  if (!parsed.success) return refused(422, apiCopy.errors.invalid_form);
  const created = await createDraft(services, clientId, parsed.output, clientFiller(services, clientId));
  switch (created.kind) {
    case "created":
    case "repeated":
      return { ok: true, id: created.draft.id };
    case "no-prospect":
      return refused(404, apiCopy.drafts.noProspect);
    case "no-persona":
      return refused(404, personaErrors.missing);
    case "no-profile":
      return refused(409, apiCopy.drafts.noProfile);
    case "full":
      return refused(409, apiCopy.drafts.full(draftQuota.drafts));
    case "limited":
      return refused(429, apiCopy.tooFast(formatWait(created.retryAfter)), {
        retryAfter: created.retryAfter,
      });
    case "no-room":
      return refused(refusalStatus(created), refusalText(created), { code: storageErrorCode });
    case "conflict":
      return refused(409, draftPages.problems.again);
  }
}
