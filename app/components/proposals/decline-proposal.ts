import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import type { DeclinedProposal } from "#app/targeting/proposals/proposals-protocol.ts";

/** Declines a change of the criteria; false when that was not stored. */
export async function declineProposal({ reason, through }: DeclinedProposal): Promise<boolean> {
  const path = "/api/targeting/proposals/decline";
  return (await callApi(v.null(), "POST", path, { reason, through }, { keepalive: true })).ok;
}
