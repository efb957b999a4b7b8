import type { Message } from "#app/conversation/protocol.ts";

/** A row of the transcript: a stored message, or the answer that is being written (`message` is null). */
export type Entry = {
  message: Message | null;
  /** The message whose turn it belongs to: the one that it answers, or itself. */
  turn: Message;
  /** Earlier answers to the same message, which this one replaces. */
  previous: readonly Message[];
  /** The messages that this one replaces, each with its answers, the oldest first. */
  replaced: readonly Message[];
  /** True for a message that is answered after the answer that is being written. */
  isWaiting: boolean;
};

type Options = {
  /**
   * Shows answers below the message that they answer, also when the customer wrote on meanwhile. Otherwise rows are in
   * the order of `seq`.
   */
  inTurns: boolean;
  /** The id of the message to which an answer is being written. */
  answering: string | null;
};

/**
 * The rows for these messages, which are in the order of `seq`. A message that a newer one replaces, and the answers to it, are
 * part of that one's row. A row that stays the same is the same object.
 */
export function entriesOf(all: readonly Message[], { inTurns, answering }: Options): Entry[] {
  const { messages, replacedBy } = withoutReplaced(all);
  if (!inTurns)
    return messages.map((message) => row({ message, turn: message, replaced: replacedBy(message) }));
  const answersTo = Map.groupBy(messages, (message) =>
    message.role === "assistant" ? message.replyTo : undefined,
  );
  const questions = new Set(messages.filter(({ role }) => role === "user").map(({ id }) => id));
  const asked = messages.find(({ id }) => id === answering);

  return messages.flatMap((message) => {
    if (message.role === "assistant")
      return message.replyTo && questions.has(message.replyTo) ? [] : [row({ message, turn: message })];
    const answers = withoutContinued(answersTo.get(message.id) ?? []);
    const isWaiting = asked !== undefined && message.seq > asked.seq && answers.length === 0;
    const question = row({ message, turn: message, replaced: replacedBy(message), isWaiting });
    if (message === asked) return [question, growing(message, answers)];
    const last = answers.at(-1);
    return last
      ? [question, row({ message: last, turn: message, previous: answers.slice(0, -1) })]
      : [question];
  });
}

/** Without unfinished answers that the next one continues: it begins with half of their words at least. */
function withoutContinued(answers: readonly Message[]): readonly Message[] {
  return answers.filter(
    ({ state, content }, index) =>
      state !== "unfinished" || !answers[index + 1]?.content.startsWith(content.slice(0, content.length / 2)),
  );
}

const none: readonly Message[] = [];

/** The messages that nothing replaces, and for each the chain of those that it replaces. */
function withoutReplaced(all: readonly Message[]) {
  const replaced = new Set(all.flatMap(({ replaces }) => replaces ?? []));
  if (replaced.size === 0) return { messages: all, replacedBy: () => none };
  const isReplaced = ({ id, replyTo }: Message) => replaced.has(replyTo ?? id);
  const parts = Map.groupBy(all.filter(isReplaced), ({ id, replyTo }) => replyTo ?? id);
  const replacedBy = ({ replaces }: Message): readonly Message[] => {
    if (!replaces) return none;
    const part = parts.get(replaces) ?? none;
    const before = part.find(({ id }) => id === replaces);
    return before ? [...replacedBy(before), ...part] : none;
  };
  return { messages: all.filter((message) => !isReplaced(message)), replacedBy };
}

const rows = new WeakMap<Message, Entry>();

function row(given: Pick<Entry, "turn"> & Partial<Entry> & { message: Message }): Entry {
  const entry: Entry = { previous: none, replaced: none, isWaiting: false, ...given };
  const known = rows.get(given.message);
  if (known && isSame(known, entry)) return known;
  rows.set(given.message, entry);
  return entry;
}

const growingRows = new WeakMap<Message, Entry>();

function growing(turn: Message, previous: readonly Message[]): Entry {
  const entry: Entry = { message: null, turn, previous, replaced: none, isWaiting: false };
  const known = growingRows.get(turn);
  if (known && isSame(known, entry)) return known;
  growingRows.set(turn, entry);
  return entry;
}

function isSame(one: Entry, other: Entry): boolean {
  return (
    one.turn === other.turn &&
    one.isWaiting === other.isWaiting &&
    areSame(one.previous, other.previous) &&
    areSame(one.replaced, other.replaced)
  );
}

const areSame = (one: readonly Message[], other: readonly Message[]) =>
  one.length === other.length && one.every((message, index) => message === other[index]);
