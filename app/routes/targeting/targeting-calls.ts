import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import {
  CompanyCount,
  StaleTargeting,
  Targeting,
  targetingErrorCodes,
} from "#app/targeting/targeting-protocol.ts";

export type SaveOutcome =
  | { kind: "saved"; targeting: Targeting }
  | { kind: "conflict"; newer: Targeting }
  | { kind: "signed out" | "failed" };

/** Saves the criteria over this version; `null` follows the profile again. */
export async function saveCriteria(version: number, criteria: Criteria | null): Promise<SaveOutcome> {
  const answer = await callApi(Targeting, "PUT", "/api/targeting", { version, criteria });
  if (answer.ok) return { kind: "saved", targeting: answer.body };
  if (answer.reason === "signed out") return { kind: "signed out" };
  const { error } = answer;
  const stale = error?.code === targetingErrorCodes.stale ? v.safeParse(StaleTargeting, error.body) : null;
  return stale?.success ? { kind: "conflict", newer: stale.output.targeting } : { kind: "failed" };
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
