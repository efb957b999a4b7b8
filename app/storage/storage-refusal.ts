import { storage as copy } from "#app/content/signed-in/storage-copy.ts";
import { guaranteedShare, storageQuota } from "./storage-quota.ts";
import type { NoRoom } from "./storage-use.server.ts";

/** The `code` of the error with which the HTTP interface refuses to store more. interface.md "HTTP interface". */
export const storageErrorCode = "storage_quota";

/**
 * Which quota an error of the HTTP interface says is used up: the client's own, or the total of all clients; `null` for
 * any other error.
 */
export function quotaIn({ code, status }: { code: string; status: number }): "own" | "total" | null {
  if (code !== storageErrorCode) return null;
  return status === 507 ? "total" : "own";
}

/** 413 for a quota of the client's own, 507 while all clients together store too much. */
export const refusalStatus = ({ quota }: NoRoom) => (quota === "total" ? 507 : 413);

/** Why nothing more is stored, in French. */
export function refusalText({ quota }: NoRoom): string {
  return quota === "total" ? copy.refusals.total(guaranteedShare) : copy.refusals[quota](storageQuota[quota]);
}
