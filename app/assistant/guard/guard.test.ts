import { expect, test } from "vitest";
import { guardContext, harmless, objectionable } from "#test/assistant/guard-cases.ts";
import { createGuard } from "./guard.ts";

const guard = await createGuard(guardContext);
const found = async (text: string) =>
  (await guard.check(text)).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test.each(objectionable)("%j is objected to", async (text, ...expected) => {
  expect(await found(text)).toEqual(expected);
});

test.each(harmless)("%j passes", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([...objectionable.map(([text]) => text), ...harmless])(
  "nothing that was shown of %j is objected to later, and all of it is shown at the end",
  async (text) => {
    const [first] = await guard.check(text);
    for (let length = 0; length <= text.length; length++) {
      const safe = guard.safeLength(text.slice(0, length));
      expect(safe, text.slice(0, length)).toBeLessThanOrEqual(Math.min(length, first?.start ?? length));
    }
  },
);
