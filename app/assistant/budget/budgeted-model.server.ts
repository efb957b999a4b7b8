import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { tallies } from "#metrics/tallies.ts";
import { estimateTokens } from "../model/answer/usage.ts";
import { type Model, ModelError, type ModelRequest, type ModelUsage } from "../model/model.ts";
import { BudgetError } from "./budget-error.ts";
import { type Budgets, type Reservation, reserve, settle } from "./reservations.server.ts";

type Services = {
  db: Pick<Database, "asOwner">;
  log: Pick<Logger, "error">;
  model: Model;
  environment: { assistant: Budgets | null };
};

/**
 * The model for one client: each request is counted in the client's daily budget and in that of all, also when it fails
 * or is given up. A request for which one of them has nothing left throws a `BudgetError` and reaches no service.
 * `now` is in milliseconds since the epoch. docs/product/interface.md "Environment".
 */
export function budgetedModel(services: Services, clientId: string, now: () => number = Date.now): Model {
  const { db, log, model, environment } = services;
  const budgets = environment.assistant ?? { clientDailyTokens: 0, dailyTokens: 0 };

  const begin = (request: ModelRequest, more = "") =>
    reserve(db, budgets, clientId, estimate(request, more), now()).catch((error) => {
      if (error instanceof BudgetError) tallies.limitsHit.add(`model_${error.scope}`);
      throw error;
    });

  /** The answer is there: that it could not be counted must not take it away. The reservation expires by itself. */
  const end = (reservation: Reservation, usage: ModelUsage) =>
    settle(db, reservation, usage).catch((err) => log.error({ err }, "used tokens could not be counted"));

  return {
    async *stream(request) {
      const reservation = await begin(request);
      const parts = model.stream(request);
      let answer = "";
      let usage: ModelUsage | null = null;
      try {
        for (;;) {
          const { value, done } = await parts.next();
          if (done) {
            usage = value;
            return value;
          }
          answer += value;
          yield value;
        }
      } catch (error) {
        if (error instanceof ModelError) usage = error.usage;
        throw error;
      } finally {
        usage ??= spent(reservation, answer);
        // For a reader that stops in the middle.
        await parts.return(usage);
        await end(reservation, usage);
      }
    },
    async json(request) {
      const reservation = await begin(request, JSON.stringify(request.jsonSchema));
      let usage = spent(reservation, "");
      try {
        const result = await model.json(request);
        usage = result.usage;
        return result;
      } catch (error) {
        if (error instanceof ModelError) usage = error.usage;
        throw error;
      } finally {
        await end(reservation, usage);
      }
    },
  };
}

function estimate({ system, messages, maxOutputTokens }: ModelRequest, more: string): ModelUsage {
  const texts = [system, more, ...messages.map(({ content }) => content)];
  const inputTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  return { inputTokens, outputTokens: maxOutputTokens };
}

/** What a request used that ended without saying it. */
function spent({ inputTokens }: Reservation, answer: string): ModelUsage {
  return { inputTokens, outputTokens: estimateTokens(answer) };
}
