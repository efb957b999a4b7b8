import type { Message } from "#app/conversation/protocol.ts";

/** A row of the transcript: a stored message, or the answer that is being written (`message` is null). */
export type Entry = {
  message: Message | null;
  /** The message whose turn it belongs to: the one that it answers, or itself. */
  turn: Message;
  /** Earlier answers to the same message, which this one replaces. */
  previous: readonly Message[];
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

/** The rows for these messages, which are in the order of `seq`. A row that stays the same is the same object. */
export function entriesOf(messages: readonly Message[], { inTurns, answering }: Options): Entry[] {
  if (!inTurns) return messages.map((message) => row({ message, turn: message }));
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
    const question = row({ message, turn: message, isWaiting });
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

const rows = new WeakMap<Message, Entry>();

function row(given: Pick<Entry, "turn"> & Partial<Entry> & { message: Message }): Entry {
  const entry: Entry = { previous: [], isWaiting: false, ...given };
  const known = rows.get(given.message);
  if (known && isSame(known, entry)) return known;
  rows.set(given.message, entry);
  return entry;
}

const growingRows = new WeakMap<Message, Entry>();

function growing(turn: Message, previous: readonly Message[]): Entry {
  const entry: Entry = { message: null, turn, previous, isWaiting: false };
  const known = growingRows.get(turn);
  if (known && isSame(known, entry)) return known;
  growingRows.set(turn, entry);
  return entry;
}

function isSame(one: Entry, other: Entry): boolean {
  return (
    one.turn === other.turn &&
    one.isWaiting === other.isWaiting &&
    one.previous.length === other.previous.length &&
    one.previous.every((message, index) => message === other.previous[index])
  );
}
