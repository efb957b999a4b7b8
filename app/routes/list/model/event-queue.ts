import type { Failed } from "#app/browser/call-api.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import type { EventAnswer, ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { nextTask } from "#app/ui/next-task.ts";
import type { KeptEvent, KeptEvents, Standing } from "./kept-events.ts";
import type { ProspectCalls } from "./prospect-calls.ts";
import { createRepeat } from "./repeat.ts";

/** Statuses of answers after which the same request may succeed by itself later. */
const passing = [408, 425, 429, 500, 502, 503, 504];

/** An event on its way to the server, and what became of it there. */
export type QueuedEvent = KeptEvent & {
  /**
   * `conflict`: somebody changed the prospect while the event was kept, and whoever did it decides. `refused`: the server
   * does not take it.
   */
  state: "waiting" | "conflict" | "refused";
  /** It was not sent when it was done: what stands now has to be looked at first. */
  isDelayed: boolean;
  /** The server's words about a refusal, or why it waits; for the reader. */
  message: string | null;
};

export type EventQueue = ReturnType<typeof createEventQueue>;

type Options = {
  userId: string;
  /** The team whose list it is. */
  team: string | null;
  calls: Pick<ProspectCalls, "post" | "record">;
  kept: KeptEvents;
  onChange: () => void;
  onSent: (event: KeptEvent, answer: EventAnswer) => void;
  onRecord: (record: ProspectRecord) => void;
  onRefused: (event: QueuedEvent) => void;
  /**
   * The server has no prospect that this was done with. Drops what waits for it, or stops the queue; returns false when
   * there is one after all, and the answer when it could not be asked.
   */
  onGone: (event: QueuedEvent) => Promise<boolean | Failed>;
  /** Events that were kept for another team's list are forgotten. */
  onLeft: (count: number) => void;
  onSignedOut: () => void;
  isOnline?: () => boolean;
  /** Resolves in a later task, so that the page can show what changed before it is sent. */
  untilShown?: () => Promise<unknown>;
  now?: () => number;
};

/**
 * Sends events one after the other, in the order in which they were done, and keeps them in the browser until the server
 * has acknowledged them. An event keeps its key over every retry and reload, so that it counts once.
 */
export function createEventQueue(options: Options) {
  const {
    userId,
    team,
    calls,
    kept,
    onChange,
    isOnline = () => navigator.onLine,
    untilShown = nextTask,
  } = options;
  let queue: readonly QueuedEvent[] = [];
  /** The ids of the events that this tab has sent, by their keys. */
  const sentIds = new Map<string, string>();
  const sound = new Set<string>();
  const repeat = createRepeat(() => void flush());
  let isBusy = false;
  let isStopped = false;

  const replace = (next: readonly QueuedEvent[]) => {
    queue = next;
    onChange();
  };
  const change = (key: string, values: Partial<QueuedEvent>) => {
    replace(queue.map((event) => (event.key === key ? { ...event, ...values } : event)));
    const changed = queue.find((event) => event.key === key);
    if (changed) kept.save(userId, toKept(changed));
  };
  /** Nothing shows it, so that nobody is told. */
  const markTried = (event: QueuedEvent) => {
    queue = queue.map((each) => (each.key === event.key ? { ...each, isTried: true } : each));
    kept.save(userId, { ...toKept(event), isTried: true });
  };
  const remove = (key: string) => {
    kept.remove(userId, key);
    replace(queue.filter((event) => event.key !== key));
  };

  /** True when what stands on the server is what stood when the event was done. */
  const isSound = async (event: QueuedEvent): Promise<"sound" | "conflict" | "gone" | "failed"> => {
    if (!event.isDelayed || isApart(event) || sound.has(event.prospectId)) return "sound";
    const answer = await calls.record(event.prospectId);
    if (!answer.ok) return answer.error?.status === 404 ? "gone" : fail(answer);
    options.onRecord(answer.body);
    if (!isSameStanding(answer.body, event.before) && !(event.isTried && has(answer.body, event, userId)))
      return "conflict";
    sound.add(event.prospectId);
    return "sound";
  };

  const fail = (answer: Failed): "failed" => {
    const { reason, error } = answer;
    if (reason === "signed out") {
      // A page that has left already has said whether it carries what was done.
      if (!isStopped) options.onSignedOut();
      isStopped = true;
      return "failed";
    }
    const isOverLimit = error?.status === 429;
    replace(
      queue.map((event) =>
        event.state === "waiting"
          ? { ...event, isDelayed: event.isDelayed || !isOverLimit, message: error?.message ?? null }
          : event,
      ),
    );
    if (!isStopped) repeat.later(answer);
    return "failed";
  };

  const sendNext = async (): Promise<boolean> => {
    const stuck = new Set(awaitingDecision(queue));
    const event = queue.find((each) => !stuck.has(each));
    if (!event) return false;
    // What was done is shown before it is sent.
    await untilShown();
    const judged = await isSound(event);
    if (judged === "failed") return false;
    if (judged === "conflict") {
      change(event.key, { state: "conflict" });
      return true;
    }
    if (judged === "gone") {
      const isGone = await options.onGone(event);
      if (isGone === true) return true;
      if (isGone !== false) {
        fail(isGone);
        return false;
      }
    }
    if (!queue.some(({ key }) => key === event.key)) return true;
    if (!event.isTried) markTried(event);
    const answer = await calls.post(event.prospectId, bodyOf(event, sentIds));
    if (answer.ok) {
      repeat.succeeded();
      sentIds.set(event.key, answer.body.event.id);
      for (const other of queue)
        if (other.doing.kind === "undo" && other.doing.of === event.key)
          change(other.key, { doing: { ...other.doing, of: answer.body.event.id } });
      kept.remove(userId, event.key);
      queue = queue.filter(({ key }) => key !== event.key);
      options.onSent(event, answer.body);
      onChange();
      return true;
    }
    const { error } = answer;
    if (answer.reason === "signed out" || !error || passing.includes(error.status)) {
      fail(answer);
      return false;
    }
    const isGone = error.status === 404 && (await options.onGone(event));
    if (isGone === true) return true;
    if (isGone !== false) {
      fail(isGone);
      return false;
    }
    change(event.key, { state: "refused", message: error.message });
    const refused = queue.find(({ key }) => key === event.key);
    // What was to be undone has not happened.
    for (const { key, doing } of queue) if (doing.kind === "undo" && doing.of === event.key) remove(key);
    if (refused) options.onRefused(refused);
    return true;
  };

  const flush = async (): Promise<void> => {
    if (isBusy || isStopped || !isOnline()) return;
    isBusy = true;
    repeat.cancel();
    sound.clear();
    try {
      while (!isStopped && (await sendNext()));
    } finally {
      isBusy = false;
    }
  };

  return {
    current: () => queue,
    /** The id of an event that this tab has sent. */
    idOf: (key: string) => sentIds.get(key),
    add(done: Omit<KeptEvent, "team">) {
      const event = { ...done, team };
      kept.save(userId, event);
      replace([...queue, { ...event, state: "waiting", isDelayed: !isOnline(), message: null }]);
      void flush();
    },
    /** Forgets an event, as if it had not been done, and sends what waited for it. */
    drop(key: string) {
      remove(key);
      void flush();
    },
    /** Sends an event although it was refused, or although somebody changed the prospect meanwhile. */
    insist(key: string) {
      const event = queue.find((other) => other.key === key);
      if (!event) return;
      change(key, { state: "waiting", isDelayed: false, message: null });
      void flush();
    },
    flush,
    /** Takes up what was kept before the page was loaded. */
    start() {
      isStopped = false;
      const known = new Set(queue.map(({ key }) => key));
      const found = kept.load(userId).filter(({ key }) => !known.has(key));
      const ours = found.filter((event) => event.team === undefined || event.team === team);
      const others = found.filter((event) => !ours.includes(event));
      for (const { key } of others) kept.remove(userId, key);
      if (others.length > 0) options.onLeft(others.length);
      if (ours.length > 0)
        replace([
          ...ours.map((event) => ({ ...event, state: "waiting" as const, isDelayed: true, message: null })),
          ...queue,
        ]);
      void flush();
    },
    stop() {
      isStopped = true;
      repeat.cancel();
    },
  };
}

/** True for what neither depends on status and next step nor changes them. */
const isApart = ({ doing }: KeptEvent) => doing.kind === "note" || doing.kind === "value";

/** What is not sent before somebody decides: about it, or about what was done before with its prospect (interpretation.md D365). */
export function awaitingDecision(queue: readonly QueuedEvent[]): readonly QueuedEvent[] {
  const blocked = new Set(queue.filter(({ state }) => state === "conflict").map((event) => event.prospectId));
  return queue.filter(
    (event) => event.state !== "waiting" || (blocked.has(event.prospectId) && !isApart(event)),
  );
}

function toKept({
  state: _state,
  isDelayed: _isDelayed,
  message: _message,
  ...event
}: QueuedEvent): KeptEvent {
  return event;
}

function bodyOf({ key, doing }: KeptEvent, sentIds: ReadonlyMap<string, string>): NewEvent {
  if (doing.kind === "undo") return { key, kind: "undo", event: sentIds.get(doing.of) ?? doing.of };
  return { key, ...doing };
}

/** True when both have the same status and next step. */
export function isSameStanding(one: Standing, other: Standing): boolean {
  const momentOf = ({ nextStep }: Standing) => (nextStep?.at ? Date.parse(nextStep.at) : null);
  return (
    one.status === other.status &&
    one.nextStep?.what === other.nextStep?.what &&
    momentOf(one) === momentOf(other)
  );
}

/** True when the history has the event already: its answer was lost. */
function has({ history }: ProspectRecord, { doing, at }: KeptEvent, userId: string): boolean {
  return history.some(
    (event) =>
      event.by === userId &&
      event.kind === doing.kind &&
      Date.parse(event.at) > at - 60_000 &&
      (event.kind !== "status" || (doing.kind === "status" && event.data.status === doing.status)),
  );
}
