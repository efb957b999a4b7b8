import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { traced } from "#tracing/tracing.ts";
import { answerKey, type DatedPage, storeAnswer, storedAnswer } from "../answers/stored-answers.server.ts";
import { endTurn, type Priority, takeTurn } from "../budget/register-budget.server.ts";
import { type Answer, ask } from "./ask.server.ts";
import type { Query } from "./queries.ts";

/** What may become of a question, for `matinal_register_requests_total`: what was stored or not sent is none of its requests. */
export const requestOutcomes = [
  "answered",
  "refused",
  "asked_to_wait",
  "failed",
  "stored",
  "not_sent",
] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

/** None of any outcome yet. */
export const noRequests = () => new Map<RequestOutcome, number>(requestOutcomes.map((each) => [each, 0]));

/** An answer, or why there is none now; `retryAfter` in seconds. A stored answer cost no request. */
export type Asked =
  | { kind: "page"; page: DatedPage; isStored: boolean }
  | { kind: "refused"; code: string; text: string }
  | { kind: "limited" | "unavailable"; code: string; retryAfter: number };

/** On whose behalf it is asked. */
export type Requester = {
  priority: Priority;
  /** Counts a request that is about to be sent, and returns the whole seconds until it may be, 0 for now. */
  permit?: () => Promise<number>;
};

/** Asks the register on behalf of this node. */
export type Asker = {
  ask(query: Query, page: number, requester: Requester): Promise<Asked>;
  /** How often each outcome was met since the start. */
  outcomes: ReadonlyMap<RequestOutcome, number>;
};

/** Seconds after which asking again makes sense when the register has failed. */
const afterFailure = 30;

/** Questions go through the stored answers, one another and the budget of all nodes, in this order. */
export function createAsker(
  { db, log }: { db: Pick<Database, "asOwner">; log: Pick<Logger, "warn"> },
  { baseUrl, userAgent, timeout }: { baseUrl: string; userAgent: string; timeout?: number },
): Asker {
  const outcomes = noRequests();
  const count = (outcome: RequestOutcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  /** Questions under way on this node, so that equal ones are asked once. */
  const underWay = new Map<string, Promise<Asked>>();

  async function send(url: URL, key: string, { priority, permit }: Requester): Promise<Asked> {
    const retryAfter = (await permit?.()) ?? 0;
    if (retryAfter > 0) return { kind: "limited", code: "LIMITED", retryAfter };
    const turn = await takeTurn(db, priority);
    if (!turn.ok) {
      count("not_sent");
      return { kind: "unavailable", code: turn.reason.toUpperCase(), retryAfter: turn.retryAfter };
    }
    const attributes = { "server.address": url.host, "matinal.priority": priority };
    const answer = await traced("company register", { kind: "client", attributes }, async (span) => {
      const answer = await ask(url, userAgent, timeout);
      span?.set({ "matinal.outcome": answer.kind });
      return answer;
    });
    count(answer.kind === "page" ? "answered" : answer.kind);
    await endTurn(db, answer.kind === "page" || answer.kind === "refused" ? { kind: "answered" } : answer);
    if (answer.kind === "page") {
      const page = { ...answer.page, at: new Date() };
      await storeAnswer(db, key, page, { isOfVisitor: priority === "visitor" });
      return { kind: "page", page, isStored: false };
    }
    log.warn({ code: answer.code }, "the company register gave no answer");
    return answer.kind === "refused" ? answer : unavailable(answer);
  }

  const unavailable = (answer: Exclude<Answer, { kind: "page" | "refused" }>): Asked => ({
    kind: "unavailable",
    code: answer.code,
    retryAfter: (answer.kind === "asked_to_wait" ? answer.retryAfter : null) ?? afterFailure,
  });

  return {
    outcomes,
    async ask(query, page, requester) {
      const url = urlOf(baseUrl, query, page);
      const key = answerKey(url);
      const { priority } = requester;
      // A person waits neither for the night's nor for a visitor's, which have worse turns.
      const others = ["person" as const, priority].map((each) => `${each} ${key}`);
      for (;;) {
        const same = others.map((other) => underWay.get(other)).find((each) => each !== undefined);
        if (!same) break;
        const asked = await same;
        // Another visitor's limit is not this one's.
        if (asked.kind !== "limited") return asked;
      }
      const asked = (async (): Promise<Asked> => {
        const page = await storedAnswer(db, key);
        if (page === null) return send(url, key, requester);
        count("stored");
        return { kind: "page", page, isStored: true };
      })().finally(() => underWay.delete(`${priority} ${key}`));
      underWay.set(`${priority} ${key}`, asked);
      return asked;
    },
  };
}

function urlOf(baseUrl: string, query: Query, page: number): URL {
  const url = new URL("search", baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  url.search = new URLSearchParams({ ...query, page: String(page) }).toString();
  return url;
}
