import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { and, eq, gt, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, refund } from "#limits/limits.server.ts";
import type { Live } from "#live/live.server.ts";
import { tallies } from "#metrics/tallies.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { type Due, dueWebhooks } from "./delivering/due-webhooks.server.ts";
import { disable, settleDelivery } from "./delivering/settle-delivery.server.ts";
import { type Taken, takeDelivery } from "./delivering/take-delivery.server.ts";
import { bodyOf } from "./payload.ts";
import { sampleOf } from "./sample-delivery.ts";
import type { Network } from "./sending/network.server.ts";
import { type Outcome, post } from "./sending/post.server.ts";
import { openSecret, sealSecret, signedHeaders } from "./sending/signature.server.ts";
import { isWebhook, toDelivery, type WebhookRow } from "./store/webhook-rows.server.ts";
import type { Limited } from "./store/webhooks.server.ts";
import type { WebhookEvent } from "./webhook-events.ts";
import { webhookLimits } from "./webhook-limits.ts";
import type { WebhookDelivery } from "./webhook-protocol.ts";
import { webhookLimitsOf } from "./webhook-rates.server.ts";

/** The deliveries of this node. */
export type Webhooks = {
  /** True for an IP address that a receiver may have. */
  mayConnect: Network["mayConnect"];
  /** Looks at once for what is to be sent. */
  kick(): void;
  /**
   * Sends an example to the client's webhook and waits for the answer: one attempt. A success switches the webhook on
   * again; what changed meanwhile follows.
   */
  test(
    clientId: string,
    id: string,
  ): Promise<{ kind: "sent"; delivery: WebhookDelivery } | { kind: "missing" } | Limited>;
  /** Starts no further delivery, and waits up to 5 s for those under way. The others are made after the next start. */
  close(): Promise<void>;
};

type Services = {
  db: Database;
  environment: Pick<Environment, "authSecret" | "previousAuthSecret" | "appUrl">;
  log: Logger;
  live: Pick<Live, "watchTeams">;
  outbox: Pick<Outbox, "enqueueWithin" | "kick">;
};

/** Milliseconds between two looks, which find what is due again and what other nodes abandoned. */
const pollInterval = 5_000;

/** Milliseconds from a change to the look for its webhooks, so that several changes make one look. */
const afterChange = 100;

/** Webhooks to which this node sends at a time: all together, those whose receivers fail, and those of one client. */
const slots = { all: 24, failing: 12, ofClient: 2 };

/** Deliveries to one webhook before another one's turn. */
const perTurn = 20;

const closeTimeout = 5_000;

/**
 * Delivers the changes of prospects to webhooks, at least once and each prospect's in order: Standard Webhooks 1.0.0,
 * docs/decisions/0031-webhooks.md. `network` says which addresses may be reached.
 */
export function startWebhooks(
  services: Services,
  network: Network,
  timing: { timeout: number } = webhookLimits,
): Webhooks {
  const { db, environment, log } = services;
  const running = new Map<string, Due>();
  const turns = new Set<Promise<void>>();
  const changedTeams = new Set<string>();
  /** When all teams are looked at next; before, only those that changed. */
  let allAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let polling: Promise<void> | null = null;
  let isClosed = false;

  function pollIn(milliseconds: number) {
    const at = performance.now() + milliseconds;
    if (isClosed || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY;
      polling = (polling ?? Promise.resolve()).then(poll);
    }, milliseconds).unref();
  }

  async function poll() {
    if (isClosed) return;
    const isAll = performance.now() >= allAt - 1;
    const teamIds = isAll ? null : [...changedTeams];
    changedTeams.clear();
    if (isAll) allAt = performance.now() + pollInterval;
    try {
      if (!db.outage()) {
        const due = await dueWebhooks(db.asOwner, teamIds, 10 * slots.all);
        for (const webhook of due) if (!running.has(webhook.id) && hasSlot(webhook)) start(webhook);
      }
    } catch (error) {
      if (!outageIn(error)) log.error({ err: error }, "the webhooks cannot be read");
    }
    pollIn(Math.max(0, allAt - performance.now()));
  }

  function hasSlot({ clientId, isFailing }: Due): boolean {
    const others = [...running.values()];
    const failing = others.filter((other) => other.isFailing).length;
    const own = others.filter((other) => other.clientId === clientId).length;
    return others.length < slots.all && own < slots.ofClient && (!isFailing || failing < slots.failing);
  }

  function start(webhook: Due) {
    running.set(webhook.id, webhook);
    const turn = takeTurn(webhook)
      .then((sent) => {
        running.delete(webhook.id);
        if (sent > 0) kick();
      })
      .catch((error) => {
        running.delete(webhook.id);
        if (!outageIn(error)) log.error({ err: error }, "a webhook could not be delivered");
      })
      .finally(() => turns.delete(turn));
    turns.add(turn);
  }

  /** Sends one after another what is due, and resolves with their number. */
  async function takeTurn(webhook: Due): Promise<number> {
    for (let sent = 0; sent < perTurn; sent++) {
      const taken = isClosed ? null : await takeDelivery({ db }, webhook);
      if (!taken) return sent;
      const startedAt = performance.now();
      const secrets = await secretsOf(taken.webhook);
      if (secrets === null) {
        await db.asOwner.transaction((tx) => disable(services, tx, taken.webhook, "secret_lost"));
        tellDisabled(taken.webhook, "secret_lost");
        return sent;
      }
      const outcome = await attempt(taken, secrets);
      const disabled = await settleDelivery(services, taken, outcome);
      logOutcome(taken, outcome);
      if (disabled) tellDisabled(taken.webhook, disabled);
      await delay(Math.max(0, webhookLimits.pace - (performance.now() - startedAt)));
    }
    return perTurn;
  }

  function attempt(
    { webhook, delivery, body }: { webhook: WebhookRow; delivery: { id: string }; body: string },
    secrets: readonly string[],
  ): Promise<Outcome> {
    const headers = {
      ...signedHeaders(secrets, { id: delivery.id, body }, Date.now()),
      "Content-Type": "application/json",
      "User-Agent": `Matinal-Webhooks/1.0 (${environment.appUrl})`,
    };
    return post(network, { url: webhook.url, headers, body }, timing.timeout);
  }

  /** The secrets that sign now, sealed anew where AUTH_SECRET was replaced; `null` if the present one cannot be read. */
  async function secretsOf(webhook: WebhookRow): Promise<string[] | null> {
    const { id, secret, formerSecret, formerUntil } = webhook;
    const present = openSecret(environment, id, secret);
    if (!present) return null;
    if (present.isOld) await resealSecret({ db, environment }, webhook, present.text);
    const isFormerValid = formerSecret !== null && formerUntil !== null && formerUntil.getTime() > Date.now();
    const former = isFormerValid ? openSecret(environment, id, formerSecret) : null;
    return [present.text, ...(former ? [former.text] : [])];
  }

  function tellDisabled({ id, clientId }: WebhookRow, reason: string) {
    services.outbox.kick();
    log.warn({ event: "webhook_disabled", webhookId: id, clientId, reason }, "webhook_disabled");
  }

  function logOutcome({ webhook, delivery }: Taken, outcome: Outcome) {
    // Of an answer only the status: its text is the receiver's.
    const reason = outcome.ok
      ? null
      : outcome.answered === null
        ? outcome.reason
        : `HTTP_${outcome.answered}`;
    tallies.webhookDeliveries.add(
      outcome.ok ? "delivered" : outcome.answered === null ? "unreachable" : "refused",
    );
    const entry = { webhookId: webhook.id, attempts: delivery.attempts };
    if (reason === null) log.debug(entry, "webhook delivered");
    else log.info({ ...entry, reason }, "webhook not delivered");
  }

  async function test(clientId: string, id: string): ReturnType<Webhooks["test"]> {
    const limits = webhookLimitsOf(environment.authSecret, clientId, "webhook-tests");
    const consumed = await consume(db.asOwner, limits);
    if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
    const of = { clientId, id };
    const [webhook] = await db.asClient(clientId, (tx) => tx.select().from(webhooks).where(isWebhook(of)));
    if (!webhook) {
      await refund(db.asOwner, limits, consumed.ids);
      return { kind: "missing" };
    }
    const secrets = await secretsOf(webhook);
    const now = new Date();
    const type = webhook.events[0] as WebhookEvent;
    const delivery = { id: randomUUID(), type, at: now };
    const body = bodyOf({ type, at: now, data: sampleOf(type), isTest: true });
    const outcome: Outcome =
      secrets === null
        ? { ok: false, answered: null, reason: "SECRET_LOST", retryAfter: null }
        : await attempt({ webhook, delivery, body }, secrets);
    const row = await db.asOwner.transaction(async (tx) => {
      // It may have been removed meanwhile.
      const [current] = await tx.select().from(webhooks).where(isWebhook(of)).for("update");
      if (!current) return null;
      if (outcome.ok && current.disabledAt) {
        await tx
          .update(webhooks)
          .set({ ...{ disabledAt: null, disabledBecause: null, failures: 0, holdUntil: null }, dueAt: now })
          .where(isWebhook(of));
        await tx
          .update(webhookDeliveries)
          .set({ dueAt: now })
          .where(
            and(
              eq(webhookDeliveries.clientId, clientId),
              eq(webhookDeliveries.webhookId, id),
              eq(webhookDeliveries.status, "waiting"),
            ),
          );
      }
      const [stored] = await tx
        .insert(webhookDeliveries)
        .values({
          ...{
            clientId,
            webhookId: id,
            ...delivery,
            createdAt: now,
            dueAt: now,
            attempts: 1,
            attemptedAt: now,
          },
          ...{ status: outcome.ok ? "delivered" : "failed", answered: outcome.answered },
          reason: outcome.ok ? null : outcome.reason,
        })
        .returning();
      return stored ?? null;
    });
    kick();
    return row ? { kind: "sent", delivery: toDelivery(row) } : { kind: "missing" };
  }

  function kick() {
    allAt = performance.now();
    pollIn(0);
  }

  const stopWatching = services.live.watchTeams((teamId) => {
    if (teamId === null) return kick();
    changedTeams.add(teamId);
    pollIn(afterChange);
  });
  resealAll({ db, environment }).catch((error) => {
    if (!outageIn(error)) log.error({ err: error }, "the secrets of webhooks could not be sealed anew");
  });
  kick();
  return {
    mayConnect: network.mayConnect,
    kick,
    test,
    async close() {
      isClosed = true;
      stopWatching();
      clearTimeout(timer);
      await polling;
      await Promise.race([Promise.all(turns), delay(closeTimeout, undefined, { ref: false })]);
    },
  };
}

type Sealing = Pick<Services, "db" | "environment">;

/** Seals under the present AUTH_SECRET what the older one still opens, so that nothing is lost when that one goes. */
async function resealAll({ db, environment }: Sealing): Promise<void> {
  if (!environment.previousAuthSecret) return;
  let last = { clientId: "", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const batch = await db.asOwner
      .select()
      .from(webhooks)
      .where(
        or(
          gt(webhooks.clientId, last.clientId),
          and(eq(webhooks.clientId, last.clientId), gt(webhooks.id, last.id)),
        ),
      )
      .orderBy(webhooks.clientId, webhooks.id)
      .limit(100);
    for (const webhook of batch) {
      last = webhook;
      const opened = openSecret(environment, webhook.id, webhook.secret);
      if (opened?.isOld) await resealSecret({ db, environment }, webhook, opened.text);
    }
    if (batch.length < 100) return;
  }
}

/** Unless another secret has taken its place. */
async function resealSecret(
  { db, environment }: Sealing,
  webhook: WebhookRow,
  secret: string,
): Promise<void> {
  await db.asOwner
    .update(webhooks)
    .set({ secret: sealSecret(environment, webhook.id, secret) })
    .where(and(isWebhook(webhook), eq(webhooks.secret, webhook.secret)));
}
