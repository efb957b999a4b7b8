import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { removeExpired } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { clients, modelReservations, modelTokens, user } from "#db/schema.ts";
import { modelRequest } from "#test/assistant/model-under-test.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { type Model, ModelError } from "../model/model.ts";
import { BudgetError } from "./budget-error.ts";
import { budgetedModel } from "./budgeted-model.server.ts";
import { killedReservations, oldTokens } from "./old-tokens.server.ts";

const noon = Date.parse("2026-03-02T12:00:00Z");
const usage = { inputTokens: 20, outputTokens: 30 };

/** A model in memory that says "Bonjour" and " !", and uses 50 tokens. */
const answering: Model = {
  async *stream({ signal }) {
    yield "Bonjour";
    signal.throwIfAborted();
    yield " !";
    return usage;
  },
  json: async () => ({ value: {}, usage }),
};

function failing(error: Error): Model {
  return {
    // biome-ignore lint/correctness/useYield: it fails before its first words.
    async *stream() {
      throw error;
    },
    json: () => Promise.reject(error),
  };
}

/** The model for the client `ida`, with these budgets. */
async function budgeted(model: Model, clientDailyTokens = 1_000, dailyTokens = 5_000) {
  const db = await openTestDatabase();
  const ids = ["ida", "max", "eve", ...Array.from({ length: 20 }, (_, number) => `client ${number}`)];
  const owners = ids.map((id) => ({ id, email: `${id}@exemple.fr` }));
  await db.asOwner.insert(user).values(owners.map((owner) => ({ ...owner, name: owner.id })));
  await db.asOwner.insert(clients).values(owners);
  const services = {
    db,
    model,
    log: { error: vi.fn() },
    environment: { assistant: { clientDailyTokens, dailyTokens } },
  };
  let time = noon;
  const now = () => time;
  return {
    db,
    log: services.log,
    modelFor: (clientId: string) => budgetedModel(services, clientId, now),
    /** Sets the clock to this many seconds after noon. */
    after: (seconds: number) => {
      time = noon + seconds * 1_000;
    },
  };
}

async function tokensOf(db: Database, clientId: string) {
  const rows = await db.asOwner.select().from(modelTokens).where(eq(modelTokens.clientId, clientId));
  return rows.map(({ tokens }) => tokens);
}

async function read(answer: ReturnType<Model["stream"]>) {
  let text = "";
  for await (const part of answer) text += part;
  return text;
}

/** A text of 100 tokens. */
const hundred = "x".repeat(300);
const long = { system: "", maxOutputTokens: 500 };

test("what a request used is counted for its client and for all", async () => {
  const { db, modelFor } = await budgeted(answering);
  expect(await read(modelFor("ida").stream(modelRequest()))).toBe("Bonjour !");
  await modelFor("ida").json({ ...modelRequest(), jsonSchema: {} });
  await read(modelFor("max").stream(modelRequest()));
  expect([await tokensOf(db, "ida"), await tokensOf(db, "max"), await tokensOf(db, "")]).toEqual([
    [100],
    [50],
    [150],
  ]);
  expect(await db.asOwner.$count(modelReservations)).toBe(0);
});

test("while a request runs, its input counts and its output is reserved, for three minutes at most", async () => {
  const { db, modelFor, after } = await budgeted(answering, 600);
  const first = modelFor("ida").stream(modelRequest(hundred, long));
  await first.next();
  expect(await tokensOf(db, "ida")).toEqual([100]);
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toThrow(BudgetError);
  await expect(modelFor("ida").json({ ...modelRequest(), jsonSchema: {} })).rejects.toMatchObject({
    scope: "client",
  });
  expect(await read(modelFor("max").stream(modelRequest()))).toBe("Bonjour !");

  after(180);
  expect(await read(modelFor("ida").stream(modelRequest()))).toBe("Bonjour !");
  expect(await read(first)).toBe(" !");
  expect(await tokensOf(db, "ida")).toEqual([100]);
});

test("a budget that is used up ends requests until the next day in Paris", async () => {
  const { modelFor, after } = await budgeted(answering, 50);
  await read(modelFor("ida").stream(modelRequest()));
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toMatchObject({ scope: "client" });
  after(11 * 3600 - 1);
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toMatchObject({ scope: "client" });
  after(11 * 3600);
  expect(await read(modelFor("ida").stream(modelRequest()))).toBe("Bonjour !");
});

test("the budget of all together ends the requests of each", async () => {
  const { modelFor } = await budgeted(answering, 1_000, 100);
  await read(modelFor("ida").stream(modelRequest()));
  await read(modelFor("max").stream(modelRequest()));
  await expect(read(modelFor("eve").stream(modelRequest()))).rejects.toMatchObject({ scope: "total" });
});

test("a budget of no tokens lets nothing begin", async () => {
  const { db, modelFor } = await budgeted(answering, 0);
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toThrow(BudgetError);
  expect(await db.asOwner.$count(modelTokens)).toBe(0);
});

test.each([20, 1])(
  "of 20 simultaneous requests as many begin as the budget allows, of %i clients",
  async (clients) => {
    let running = 0;
    let refused = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding: Model = {
      ...answering,
      async *stream() {
        running++;
        await released;
        yield "Bonjour";
        return { inputTokens: 100, outputTokens: 100 };
      },
    };
    const limit = 1_500;
    const { db, modelFor } = await budgeted(holding, clients === 1 ? limit : 100_000, limit);
    const outcomes = Array.from({ length: 20 }, (_, number) =>
      read(modelFor(`client ${number % clients}`).stream(modelRequest(hundred, long))).catch((error) => {
        expect(error).toBeInstanceOf(BudgetError);
        refused++;
      }),
    );
    // Each counts 600 tokens: two leave some of 1,500, three none.
    await expect.poll(() => [running, refused]).toEqual([3, 17]);
    release();
    await Promise.all(outcomes);
    expect(await tokensOf(db, "")).toEqual([600]);
    expect(await db.asOwner.$count(modelReservations)).toBe(0);
  },
);

test("nothing is counted for a client who is deleted, and what the others used stays", async () => {
  const { db, modelFor } = await budgeted(answering);
  const answer = modelFor("ida").stream(modelRequest());
  await answer.next();
  await db.asOwner.delete(clients).where(eq(clients.id, "ida"));
  await db.asOwner.delete(modelTokens).where(eq(modelTokens.clientId, "ida"));
  expect(await read(answer)).toBe(" !");
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toThrow(BudgetError);
  expect([await tokensOf(db, "ida"), await tokensOf(db, "")]).toEqual([[], [50]]);
});

test("a request that fails counts what it used, and one that its reader leaves what came", async () => {
  const { db, modelFor } = await budgeted(
    failing(new ModelError("cut", { inputTokens: 7, outputTokens: 3 })),
  );
  await expect(read(modelFor("ida").stream(modelRequest()))).rejects.toThrow(ModelError);
  await expect(modelFor("ida").json({ ...modelRequest(), jsonSchema: {} })).rejects.toThrow(ModelError);
  expect(await tokensOf(db, "ida")).toEqual([20]);
});

test.each(["stops reading", "gives up"])(
  "a reader that %s pays for what came, and ends the request",
  async (how) => {
    let hasEnded = false;
    const { db, modelFor } = await budgeted({
      ...answering,
      async *stream(request) {
        try {
          return yield* answering.stream(request);
        } finally {
          hasEnded = true;
        }
      },
    });
    const caller = new AbortController();
    const answer = modelFor("ida").stream(modelRequest(hundred, { ...long, signal: caller.signal }));
    await answer.next();
    if (how === "gives up") {
      caller.abort(new Error("stopped"));
      await expect(answer.next()).rejects.toThrow("stopped");
    } else await answer.return(usage);
    expect(hasEnded).toBe(true);
    expect(await tokensOf(db, "ida")).toEqual([103]);
    expect(await db.asOwner.$count(modelReservations)).toBe(0);
  },
);

test("an answer that cannot be counted is given all the same, and the log says so", async () => {
  const { db, modelFor, log } = await budgeted(answering);
  const answer = modelFor("ida").stream(modelRequest());
  await answer.next();
  vi.spyOn(db.asOwner, "transaction").mockRejectedValueOnce(new Error("away"));
  expect(await read(answer)).toBe(" !");
  expect(log.error).toHaveBeenCalledOnce();
});

test("numbers that no model uses leave the columns in their range", async () => {
  const { db, modelFor } = await budgeted(
    { ...answering, json: async () => ({ value: {}, usage: { inputTokens: -5, outputTokens: Number.NaN } }) },
    1e12,
    1e12,
  );
  const request = modelRequest("Bonjour", { maxOutputTokens: 1e12 });
  await modelFor("ida").json({ ...request, jsonSchema: {} });
  expect(await tokensOf(db, "ida")).toEqual([10_000_000]);
});

test("tokens of past weeks and expired reservations are deleted", async () => {
  const { db, modelFor } = await budgeted(answering);
  await read(modelFor("ida").stream(modelRequest()));
  const today = new Date().toISOString().slice(0, 10);
  await db.asOwner.insert(modelTokens).values({ day: today, clientId: "ida", tokens: 5 });
  const reservation = (expiresAt: number) => ({ clientId: "ida", tokens: 1, expiresAt: new Date(expiresAt) });
  await db.asOwner.insert(modelReservations).values([reservation(0), reservation(Date.now() + 60_000)]);
  await removeExpired(db, [oldTokens, killedReservations]);
  expect(await tokensOf(db, "ida")).toEqual([5]);
  expect(await db.asOwner.$count(modelReservations)).toBe(1);
});

test("reservations from before the clock was set back take nothing from a budget, and are removed", async () => {
  const { db, modelFor, after } = await budgeted(answering, 1_000, 5_000);
  await db.asOwner
    .insert(modelReservations)
    .values({ clientId: "ida", tokens: 1_000, expiresAt: new Date(noon + 2 * 24 * 3_600_000) });
  after(0);
  expect(await read(modelFor("ida").stream(modelRequest("Bonjour")))).toBe("Bonjour !");
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  try {
    expect(await removeExpired(db, [oldTokens, killedReservations])).toMatchObject({
      "model reservations": 1,
    });
  } finally {
    vi.useRealTimers();
  }
});
