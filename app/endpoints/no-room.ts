import { refusalStatus, refusalText, storageErrorCode } from "#app/storage/storage-refusal.ts";
import type { NoRoom } from "#app/storage/storage-use.server.ts";
import { jsonError } from "#http/json-error.ts";

/** The response to what would exceed a storage quota: 413 for the client's own, 507 for the total. interpretation.md D60. */
export const noRoom = (reason: NoRoom): Response =>
  jsonError(refusalStatus(reason), storageErrorCode, refusalText(reason));
