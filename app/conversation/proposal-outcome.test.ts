import { expect, test } from "vitest";
import { proposalOutcomes } from "./proposal-outcome.ts";
import { decisions, type Message } from "./protocol.ts";

const createdAt = "2026-03-02T12:00:00.000Z";
const proposed: Message = {
  ...{ id: "p", seq: 1, role: "assistant", kind: "answer", content: "Voici.", createdAt },
  proposal: [{ field: "tone", before: "Direct", after: "Premium" }],
};
const replied: Message = { id: "u", seq: 2, role: "user", content: "Oui", createdAt };
const after = (rest: Partial<Message>): Message => ({
  ...{ id: "r", seq: 3, role: "assistant", kind: "answer", content: "Enregistré.", createdAt, replyTo: "u" },
  ...rest,
});
const outcome = (...later: Message[]) => proposalOutcomes([proposed, ...later]).get("p");

test("a proposal is what its decision says, whatever the words are", () => {
  for (const decided of decisions)
    expect(outcome(replied, after({ kind: "decision", content: "Non", decided }))).toBe(decided);
});

test("a proposal lapses when another answer than a decision follows, or another message than a reply", () => {
  expect(outcome(replied, after({}))).toBe("lapsed");
  expect(outcome(replied, after({ kind: "failed" }))).toBe("lapsed");
  expect(outcome(after({ seq: 2, replyTo: "earlier" }))).toBe("lapsed");
});

test("nothing is said of a proposal that is open or not answered yet, or of an earlier version's decision", () => {
  expect(outcome()).toBeUndefined();
  expect(outcome(replied)).toBeUndefined();
  expect(outcome(replied, { ...replied, id: "v", seq: 3 })).toBeUndefined();
  expect(outcome(replied, after({ kind: "decision" }))).toBeUndefined();
});

test("an answer that replaces a decision takes nothing back", () => {
  const decision = after({ kind: "decision", decided: "accepted" });
  expect(outcome(replied, decision, after({ id: "again", seq: 4 }))).toBe("accepted");
});
