import { expect, test } from "vitest";
import { answers } from "#app/content/signed-in/answers-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { type Message, type MessageKind, messageKinds } from "#app/conversation/protocol.ts";
import {
  hasManners,
  isBeginning,
  isConfirmation,
  isFollowedByNextSteps,
  isRetryable,
  isWorthCopying,
} from "./message-kinds.ts";

const reply = (kind: MessageKind, content: string): Message => ({
  id: "m2",
  seq: 2,
  role: "assistant",
  kind,
  content,
  createdAt: "2026-03-02T12:00:00.000Z",
  replyTo: "m1",
});

test("a message of the assistant is what its kind says, whatever its words are", () => {
  const wordings = [
    "Tout autre chose",
    conversation.confirmation("Aubade"),
    conversation.confirmation(null),
    answers.stoppedEarly,
    `${conversation.help} ${answers.readyMade}`,
  ];
  for (const content of wordings) {
    const kindsThat = (holds: (message: Message) => boolean) =>
      messageKinds.filter((kind) => holds(reply(kind, content)));
    expect(kindsThat(isConfirmation)).toEqual(["confirmation"]);
    expect(kindsThat((message) => !isRetryable(message))).toEqual(["confirmation"]);
    expect(kindsThat((message) => isFollowedByNextSteps([message]))).toEqual([
      "confirmation",
      "fixed",
      "failed",
    ]);
    expect(kindsThat((message) => isBeginning([message]))).toEqual(["confirmation"]);
    expect(kindsThat((message) => !hasManners(message))).toEqual(["failed", "unwritten"]);
  }
});

test("of the assistant only answers of its own can be copied, and of both sides only what is long", () => {
  const long = "Voici un e-mail que vous pouvez reprendre. ".repeat(4);
  expect(messageKinds.filter((kind) => isWorthCopying(reply(kind, long)))).toEqual(["answer"]);
  expect(isWorthCopying(reply("answer", "Bonjour,\n\nMerci."))).toBe(true);
  expect(isWorthCopying(reply("answer", "Avec plaisir !"))).toBe(false);
  const own = (content: string): Message => ({ ...reply("answer", content), role: "user" });
  expect([long, "Deux\nlignes", "PME", "PME\n"].map((content) => isWorthCopying(own(content)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
