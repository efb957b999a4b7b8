import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import type { RegisterPage } from "../answers/read-page.ts";
import { answerKey, storeAnswer, storedAnswer } from "../answers/stored-answers.server.ts";
import { endTurn, type Priority, takeTurn } from "../budget/register-budget.server.ts";
import { type Answer, ask } from "./ask.server.ts";
import type { Query } from "./queries.ts";

/** What became of a question, for `matinal_register_requests_total`: what was stored or not sent is none of its requests. */
export type RequestOutcome = "answered" | "refused" | "asked_to_wait" | "failed" | "stored" | "not_sent";

/** An answer, or why there is none now; `retryAfter` in seconds. */
export type Asked =
  | { kind: "page"; page: RegisterPage }
  | { kind: "refused"; code: string; text: string }
  | { kind: "unavailable"; code: string; retryAfter: number };

/** Asks the register on behalf of this node. */
export type Asker = {
  ask(query: Query, page: number, priority: Priority): Promise<Asked>;
  /** The answer to this question if one is stored; it costs no request. */
  stored(query: Query, page: number): Promise<RegisterPage | null>;
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
  const outcomes = new Map<RequestOutcome, number>();
  const count = (outcome: RequestOutcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  /** Questions under way on this node, so that equal ones are asked once; a person does not wait for the night's. */
  const underWay = new Map<string, Promise<Asked>>();

  async function send(url: URL, key: string, priority: Priority): Promise<Asked> {
    const turn = await takeTurn(db, priority);
    if (!turn.ok) {
      count("not_sent");
      return { kind: "unavailable", code: turn.reason.toUpperCase(), retryAfter: turn.retryAfter };
    }
    const answer = await ask(url, userAgent, timeout);
    count(answer.kind === "page" ? "answered" : answer.kind);
    await endTurn(db, answer.kind === "page" || answer.kind === "refused" ? { kind: "answered" } : answer);
    if (answer.kind === "page") await storeAnswer(db, key, answer.page);
    else log.warn({ code: answer.code }, "the company register gave no answer");
    return answer.kind === "page" || answer.kind === "refused" ? answer : unavailable(answer);
  }

  const unavailable = (answer: Exclude<Answer, { kind: "page" | "refused" }>): Asked => ({
    kind: "unavailable",
    code: answer.code,
    retryAfter: (answer.kind === "asked_to_wait" ? answer.retryAfter : null) ?? afterFailure,
  });

  return {
    outcomes,
    stored: (query, page) => storedAnswer(db, answerKey(urlOf(baseUrl, query, page))),
    ask(query, page, priority) {
      const url = urlOf(baseUrl, query, page);
      const key = answerKey(url);
      const same =
        underWay.get(`person ${key}`) ?? (priority === "night" ? underWay.get(`night ${key}`) : undefined);
      if (same) return same;
      const asked = (async (): Promise<Asked> => {
        const page = await storedAnswer(db, key);
        if (page === null) return send(url, key, priority);
        count("stored");
        return { kind: "page", page };
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
