import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";

/** Something that delivers the messages of clients to their other connections. */
export type LiveSystem = {
  /** Opens one more connection of this client, which receives what others of it send. */
  open(client: number, onMessage: (content: string) => void): Promise<void>;
  /** Resolves when the message is acknowledged. */
  send(client: number, content: string): Promise<void>;
  stop(): Promise<void>;
};

export type Figures = {
  /** Messages a second that were acknowledged, from the first that was sent to the last. */
  rate: number;
  /** Milliseconds from the send to the event in another connection, in order. */
  latencies: number[];
  /** Acknowledged, and never seen in the other connection. */
  lost: number;
  doubled: number;
  /** Seen in a connection of somebody else. */
  misdirected: number;
};

/** Messages that are sent at the same time when as many are wanted as a system takes. */
const underWay = 64;

/** Each of the clients has one open connection, and sends through another. */
export async function openAll(system: LiveSystem, clients: number) {
  const seen = new Map<string, { at: number; times: number }>();
  let misdirected = 0;
  for (let client = 0; client < clients; client++)
    await system.open(client, (content) => {
      if (content.split(" ")[0] !== String(client)) misdirected++;
      const { at = performance.now(), times = 0 } = seen.get(content) ?? {};
      seen.set(content, { at, times: times + 1 });
    });
  let run = 0;
  return {
    /**
     * Sends `rate` messages a second for some seconds, whether or not the earlier ones were acknowledged; or, for `null`, as
     * many as are acknowledged when so many are under way.
     */
    async send(rate: number | null, seconds: number): Promise<Figures> {
      run++;
      const sent = new Map<string, number>();
      const acknowledged: string[] = [];
      const began = performance.now();
      const isOver = () => performance.now() - began > seconds * 1_000;
      let number = 0;
      const sendNext = async () => {
        const client = number % clients;
        const content = `${client} ${run} ${number++}`;
        sent.set(content, performance.now());
        await system.send(client, content);
        acknowledged.push(content);
      };
      if (rate === null)
        await Promise.all(
          Array.from({ length: underWay }, async () => {
            while (!isOver()) {
              await sendNext();
              // A system that acknowledges nothing would never let the loop read.
              await nextTurn();
            }
          }),
        );
      else {
        const running: Promise<void>[] = [];
        while (number < rate * seconds) {
          for (const due = ((performance.now() - began) / 1_000) * rate; number < due; )
            running.push(sendNext());
          await delay(1);
        }
        await Promise.all(running);
      }
      const took = (performance.now() - began) / 1_000;
      // What is under way arrives, and what comes twice has time to.
      for (let time = 0; time < 100 && acknowledged.some((each) => !seen.has(each)); time++) await delay(100);
      await delay(500);
      const latencies = acknowledged.flatMap((content) => {
        const at = seen.get(content)?.at;
        return at === undefined ? [] : [at - (sent.get(content) ?? 0)];
      });
      return {
        rate: acknowledged.length / took,
        latencies: latencies.sort((a, b) => a - b),
        lost: acknowledged.filter((content) => !seen.has(content)).length,
        doubled: acknowledged.filter((content) => (seen.get(content)?.times ?? 0) > 1).length,
        misdirected,
      };
    },
  };
}
