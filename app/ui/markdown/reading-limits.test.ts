import { afterAll, expect, test } from "vitest";
import { fuzz } from "#test/fuzz.ts";
import { countSteps } from "#test/markdown/count-steps.ts";
import { generatedMarkdown, hostileMarkdown, length } from "#test/markdown/hostile-markdown.ts";

const counted = await countSteps(/micromark|mdast|\/ui\/markdown\//, () => import("./read-markdown.ts"));
const { readMarkdown } = counted.exports;
afterAll(() => counted.close());

/** Steps for 64,000 characters. An answer of 4,800 as a model writes it takes 0.6 million. */
const mostSteps = 6_600_000;

async function slowest(texts: Iterable<string>) {
  let worst = { steps: 0, text: "" };
  for (const text of texts) {
    // In proportion, for a shorter text: only half of a long one is read.
    const share = Math.min(1, text.length / (length / 2));
    const steps = (await counted.steps(() => readMarkdown(text))) / share;
    if (steps > worst.steps) worst = { steps, text: text.slice(0, 100) };
  }
  return worst;
}

test("the steps of reading are counted", async () => {
  const [one, ten] = [
    await counted.steps(() => readMarkdown("*a* ")),
    await counted.steps(() => readMarkdown("*a* ".repeat(10))),
  ];
  expect(one).toBeGreaterThan(100);
  expect(ten).toBeGreaterThan(3 * one);
});

test("no sign, pair of signs or run of them takes many steps to read", async () => {
  const worst = await slowest(hostileMarkdown);
  expect(worst.steps, worst.text).toBeLessThan(mostSteps);
});

test("no generated text takes many steps to read", async () => {
  const worst = await slowest(generatedMarkdown(60 * fuzz, 21));
  expect(worst.steps, worst.text).toBeLessThan(mostSteps);
});
