import * as v from "valibot";
import { digest } from "#limits/keyed-digest.server.ts";
import type { Enricher, EnricherSettings, Failure } from "../enricher.ts";
import {
  batchOf,
  foundIn,
  maxRecords,
  NotReadyAnswer,
  ReadyAnswer,
  Refusal,
  SubmitAnswer,
  unitsIn,
} from "./dropcontact-protocol.ts";
import { type Exchange, exchange } from "./exchange.server.ts";

/** Milliseconds for a whole request. */
const defaultTimeout = 30_000;

const day = 24 * 60 * 60_000;

/** Dropcontact by its public documentation (developer.dropcontact.com). */
export function createDropcontact(
  { url, apiKey }: EnricherSettings,
  { timeout = defaultTimeout }: { timeout?: number } = {},
): Enricher {
  const endpoint = `${url.endsWith("/") ? url.slice(0, -1) : url}/v1/enrich/all`;
  const headers = { "X-Access-Token": apiKey, Accept: "application/json" };

  return {
    name: "dropcontact",
    label: "Dropcontact",
    keySetting: "DROPCONTACT_API_KEY",
    account: digest(apiKey).slice(0, 16),
    batchSize: maxRecords,
    // "You are limited to 60 requests per second": 50 leave room for requests that travel unevenly.
    spacing: 20,
    askEvery: 30_000,
    keptFor: 30 * day,

    async submit(contacts) {
      const body = JSON.stringify(batchOf(contacts));
      const sent = { ...headers, "Content-Type": "application/json" };
      const answer = await exchange(endpoint, { method: "POST", headers: sent, body }, timeout);
      const { success, output } = v.safeParse(SubmitAnswer, jsonOf(answer));
      if (success && isOk(answer)) return { kind: "accepted", handle: output.request_id };
      return failureOf(answer);
    },

    async ask(handle, contacts) {
      const answer = await exchange(`${endpoint}/${handle}`, { method: "GET", headers }, timeout);
      const json = isOk(answer) ? jsonOf(answer) : undefined;
      if (v.is(NotReadyAnswer, json)) return { kind: "not_ready" };
      const { success, output } = v.safeParse(ReadyAnswer, json);
      if (!success) return unreadOf(answer);
      const { data } = output;
      return { kind: "ready", found: foundIn(data, contacts), units: unitsIn(data, contacts) };
    },
  };
}

const isOk = (answer: Exchange) => answer.kind === "answer" && answer.status >= 200 && answer.status < 300;
const jsonOf = (answer: Exchange) => (answer.kind === "answer" ? answer.json : undefined);

/** "Errors by status code"; what they do not name is taken for a wrong address. */
function failureOf(answer: Exchange): Failure {
  if (answer.kind === "not_sent") return { kind: "busy", reason: answer.reason, retryAfter: null };
  if (answer.kind === "broken") return { kind: "unanswered", reason: answer.reason };
  const { status, json, retryAfter } = answer;
  const reason = `HTTP_${status}${saidIn(json)}`;
  if (status === 401) return { kind: "key_refused" };
  if (status === 403) return { kind: "credits_exhausted" };
  if (status === 400 || status === 422) return { kind: "refused", reason };
  // A refusal says so also under the status of a success.
  if (v.is(v.object({ error: v.literal(true) }), json) && isOk(answer)) return { kind: "refused", reason };
  if (isOk(answer) || status >= 500) return { kind: "unanswered", reason };
  return { kind: "busy", reason, retryAfter };
}

/** Of a question: what is not about the account or our pace is about this one result, and stops no other. */
function unreadOf(answer: Exchange): Failure {
  const failure = failureOf(answer);
  const isPause = answer.kind !== "answer" || answer.status === 429;
  return failure.kind === "busy" && !isPause ? { kind: "refused", reason: failure.reason } : failure;
}

/** The beginning of what a refusal says, on one line. */
function saidIn(json: unknown): string {
  const { success, output } = v.safeParse(Refusal, json);
  const said = success ? (output.reason ?? output.detail ?? "") : "";
  const line = said.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line === "" ? "" : `: ${[...line].slice(0, 200).join("")}`;
}
