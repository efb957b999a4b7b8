import { connect, type NatsConnection } from "@nats-io/transport-node";
import type { Logger } from "pino";
import type { LiveServers } from "#environment/live-url.ts";
import type { LiveCarrier } from "./live.server.ts";

/** Wake-ups of every installation that shares the servers; ids are random, so that one's mean nothing to another. */
const subjectOf = (channel: string) => `matinal.${channel}`;

/** Milliseconds between two pings, of which two may stay unanswered, and between two attempts to connect. */
const pingInterval = 2_000;
const attemptInterval = 500;

/**
 * Wake-ups through NATS, https://docs.nats.io/nats-concepts/core-nats/pubsub: at most once, in the order of each publisher.
 * Connects in the background and again whenever the connection is lost; the product works meanwhile, by NOTIFY.
 */
export function openNats(
  { servers, user, password, isEncrypted }: LiveServers,
  log: Pick<Logger, "warn">,
): LiveCarrier {
  let connection: NatsConnection | null = null;
  let isConnected = false;
  let isClosed = false;
  const listeners = new Map<string, (payload: string | null) => void>();
  const tellMissed = () => {
    for (const listener of listeners.values()) listener(null);
  };
  const subscribe = (channel: string) =>
    connection?.subscribe(subjectOf(channel), {
      callback: (error, message) => listeners.get(channel)?.(error ? null : message.string()),
    });

  const opening = connect({
    name: "matinal",
    servers,
    ...(user === null ? password !== null && { token: password } : { user, pass: password ?? "" }),
    ...(isEncrypted && { tls: {} }),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: attemptInterval,
    pingInterval,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
  });
  const following = opening.then(
    async (opened) => {
      connection = opened;
      if (isClosed) return opened.close();
      for (const channel of listeners.keys()) subscribe(channel);
      isConnected = true;
      tellMissed();
      for await (const status of opened.status()) {
        if (status.type === "reconnect") {
          isConnected = true;
          log.warn("NATS answers again");
          tellMissed();
        } else if (["disconnect", "staleConnection", "close"].includes(status.type)) {
          if (isConnected && !isClosed) log.warn("NATS does not answer: wake-ups go through the database");
          isConnected = false;
        } else if (status.type === "slowConsumer") tellMissed();
      }
    },
    (err: unknown) => log.warn({ err }, "NATS cannot be used: wake-ups go through the database"),
  );

  return {
    isConnected: () => isConnected,
    publish(channel, payload) {
      connection?.publish(subjectOf(channel), payload);
    },
    listen(channel, listener) {
      listeners.set(channel, listener);
      subscribe(channel);
    },
    async close() {
      isClosed = true;
      isConnected = false;
      listeners.clear();
      // An attempt to connect that is under way ends by itself.
      await connection?.close();
      if (connection) await following;
    },
  };
}
