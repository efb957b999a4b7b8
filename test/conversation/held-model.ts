import type { Model, ModelRequest, ModelUsage } from "#app/assistant/model/model.ts";

/** One request to the model, which the test answers part by part. */
export type HeldRequest = {
  request: ModelRequest;
  say: (part: string) => void;
  end: () => void;
  fail: (error: Error) => void;
};

const usage: ModelUsage = { inputTokens: 10, outputTokens: 5 };

/** A model that says what the test makes it say. `next` resolves with the next request, in the order of the requests. */
export function heldModel(): Model & { next: () => Promise<HeldRequest>; count: () => number } {
  const requests: HeldRequest[] = [];
  let taken = 0;
  const waiting: (() => void)[] = [];

  const model: Model = {
    async *stream(request) {
      request.signal.throwIfAborted();
      const parts: (string | Error | null)[] = [];
      let wake = () => {};
      const push = (part: string | Error | null) => {
        parts.push(part);
        wake();
      };
      requests.push({ request, say: push, fail: push, end: () => push(null) });
      waiting.shift()?.();
      request.signal.addEventListener("abort", () => push(request.signal.reason), { once: true });
      while (true) {
        const part = parts.shift();
        if (part === undefined) await new Promise<void>((resolve) => (wake = resolve));
        else if (part === null) return usage;
        else if (typeof part === "string") yield part;
        else throw part;
      }
    },
    async json() {
      throw new Error("This model writes no JSON.");
    },
  };
  return {
    ...model,
    count: () => requests.length,
    async next() {
      const index = taken++;
      while (requests.length <= index) await new Promise<void>((resolve) => waiting.push(resolve));
      return requests[index] as HeldRequest;
    },
  };
}
