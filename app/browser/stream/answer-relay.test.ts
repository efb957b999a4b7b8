import { expect, test } from "vitest";
import type { Answer } from "#app/conversation/protocol.ts";
import { createAnswerRelay } from "./answer-relay.ts";

const part = (from: number, text: string): Answer => ({ replyTo: "m2", attempt: 1, from, text });

/** A relay with a clock that the test sets; `wanted` counts its requests for the whole answer. */
function relayed() {
  const seen: (string | undefined)[] = [];
  const clock = { time: 0, wanted: 0 };
  const relay = createAnswerRelay({
    after: () => 2,
    onChange: (answer) => seen.push(answer?.text),
    requestWhole: () => clock.wanted++,
    now: () => clock.time,
  });
  return { relay, seen, clock };
}

test("a tab that opens in the middle asks once for the beginning, and shows nothing before it has it", () => {
  const { relay, seen, clock } = relayed();
  for (let from = 100; from < 150; from++) relay.onPart(part(from, "x"));
  expect(seen).toEqual([]);
  expect(clock.wanted).toBe(1);
  relay.onPart(part(0, "Bonjour"));
  relay.onPart(part(7, " !"));
  expect(seen).toEqual(["Bonjour", "Bonjour !"]);
});

test("a request without an answer is repeated after a while", () => {
  const { relay, clock } = relayed();
  relay.onPart(part(100, "x"));
  clock.time = 1_999;
  relay.onPart(part(101, "x"));
  expect(clock.wanted).toBe(1);
  clock.time = 2_000;
  relay.onPart(part(102, "x"));
  expect(clock.wanted).toBe(2);
});

test("what was healed for another tab changes nothing here", () => {
  const { relay, seen } = relayed();
  relay.onPart(part(0, "Bonjour"));
  relay.onPart(part(0, "Bonjour"));
  expect(seen).toEqual(["Bonjour"]);
  expect(relay.whole()).toEqual(part(0, "Bonjour"));
});

test("a failed reply ends its answer", () => {
  const { relay, seen } = relayed();
  relay.onPart(part(0, "Bonjour"));
  relay.onFailure("m2");
  expect(seen).toEqual(["Bonjour", undefined]);
  expect(relay.whole()).toBe(null);
});
