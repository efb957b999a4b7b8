import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import {
  CompanyCount,
  SectorProposal,
  StaleTargeting,
  Targeting,
  targetingErrorCodes,
} from "#app/targeting/targeting-protocol.ts";

/** The version that is edited, with its criteria where the browser still has them. */
export type Edited = { version: number; criteria: Criteria | null };

export type SaveOutcome =
  | { kind: "saved"; targeting: Targeting }
  | { kind: "conflict"; newer: Targeting }
  /** More values than the offer includes; `message` says which does. */
  | { kind: "bounded"; message: string }
  | { kind: "signed out" | "failed" };

/** Saves the criteria over this version, or over what the profile said; `null` follows the profile again. */
export async function saveCriteria(
  { version, criteria: from }: Edited,
  criteria: Criteria | null,
): Promise<SaveOutcome> {
  const change = { version, criteria, ...(version === 0 && from && { from }) };
  const answer = await callApi(Targeting, "PUT", "/api/targeting", change);
  if (answer.ok) return { kind: "saved", targeting: answer.body };
  if (answer.reason === "signed out") return { kind: "signed out" };
  const { error } = answer;
  if (error?.code === notInOfferCode) return { kind: "bounded", message: error.message };
  const stale = error?.code === targetingErrorCodes.stale ? v.safeParse(StaleTargeting, error.body) : null;
  return stale?.success ? { kind: "conflict", newer: stale.output.targeting } : { kind: "failed" };
}

/** What a model proposes for words that the rules did not understand; `null` for nothing, and where it cannot be asked. */
export async function loadSectorProposal(): Promise<SectorProposal["proposal"]> {
  const answer = await callApi(SectorProposal, "POST", "/api/targeting/proposed-sectors", {});
  return answer.ok ? answer.body.proposal : null;
}

/** True once it is stored that the customer wants none of it. */
export async function declineSectorProposal(): Promise<boolean> {
  return (await callApi(v.unknown(), "DELETE", "/api/targeting/proposed-sectors")).ok;
}

export type CountOutcome =
  | { kind: "counted"; found: CompanyCount }
  | { kind: "limited" | "unavailable" | "signed out" };

/** Counts the companies of these criteria; an aborted count comes to nothing that anyone reads. */
export async function countCompanies(criteria: Criteria, signal: AbortSignal): Promise<CountOutcome> {
  const answer = await callApi(CompanyCount, "POST", "/api/targeting/count", { criteria }, { signal });
  if (answer.ok) return { kind: "counted", found: answer.body };
  if (answer.reason === "signed out") return { kind: "signed out" };
  return { kind: answer.error?.status === 429 ? "limited" : "unavailable" };
}
