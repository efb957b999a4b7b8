import { afterEach, expect, test, vi } from "vitest";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { createGapFiller } from "./gap-filler.ts";

afterEach(() => void vi.unstubAllGlobals());

const message = (seq: number): Message => ({
  id: `m${seq}`,
  seq,
  role: "assistant",
  content: "…",
  createdAt: "2026-03-02T08:00:00.000Z",
});

/** A page that shows message 1, and requests that answer when `answer` is called. */
function pageAtOne() {
  const shown = { messages: [1], step: "company_name" as Step | null };
  let answer: (history: { messages: Message[]; step: Step | null }) => void = () => {};
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answer = (history) => resolve(Response.json(history));
      }),
  );
  const gaps = createGapFiller(() => Math.max(...shown.messages), {
    message: ({ seq }) => void shown.messages.push(seq),
    step: (step) => {
      shown.step = step;
    },
    signedOut: () => expect.unreachable(),
  });
  const broadcast = (seq: number, step: Step) => {
    gaps.onBroadcast(message(seq));
    shown.messages.push(seq);
    shown.step = step;
  };
  return { shown, gaps, broadcast, answer: (...history: Parameters<typeof answer>) => answer(...history) };
}

test("an answer that was read before a broadcast message does not bring its older question back", async () => {
  const { shown, gaps, broadcast, answer } = pageAtOne();
  const filled = gaps.fetchMissed();
  broadcast(2, "industry");
  answer({ messages: [], step: "company_name" });
  await filled;
  expect(shown.step).toBe("industry");
});

test("what was missed brings the question that is open after it", async () => {
  const { shown, gaps, answer } = pageAtOne();
  const filled = gaps.fetchMissed();
  answer({ messages: [message(2), message(3)], step: "industry" });
  await filled;
  expect(shown).toEqual({ messages: [1, 2, 3], step: "industry" });
  const filledAgain = gaps.fetchMissed();
  answer({ messages: [], step: "icp" });
  await filledAgain;
  expect(shown.step).toBe("icp");
});
