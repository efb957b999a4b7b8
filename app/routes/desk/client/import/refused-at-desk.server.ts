import { deskImportCopy as copy } from "#app/content/desk/desk-import-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import type { importAt } from "#app/operators/clients/import-at.server.ts";
import { importErrorCodes as codes } from "#app/prospects/import/imports-protocol.ts";
import { jsonError } from "#http/json-error.ts";

type Refused = Exclude<Awaited<ReturnType<typeof importAt>>, { import: unknown }> | { kind: "missing" };

/** The response to a file of which nothing was stored, in words for an operator. */
export function refusedAtDesk(refusal: Refused): Response {
  switch (refusal.kind) {
    case "gone":
    case "missing":
      return jsonError(404, "not_found", copy.refused.gone);
    case "cancelled":
      return jsonError(409, "cancelled", copy.refused.cancelled);
    case "file":
      return jsonError(
        422,
        codes.unreadable,
        copy.files[refusal.problem] ?? importWords.files[refusal.problem],
      );
    case "full":
      return jsonError(409, codes.listFull, copy.refused.full);
    case "conflict":
      return jsonError(409, codes.keyReused, importWords.keyReused);
    case "busy":
      return jsonError(409, codes.underWay, copy.refused.busy, { "Retry-After": String(refusal.retryAfter) });
  }
}
