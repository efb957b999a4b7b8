import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { wordsThat } from "#test/assistant/model-server.ts";
import { modelRequest, readAnswer, withModel } from "#test/assistant/model-under-test.ts";
import { bytesPerTurn, paced } from "./reading-pace.server.ts";

const megabyte = 1024 * 1024;
const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

async function* bodyOf(text: string, chunkSize: number) {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

/** A clock that stands still but for the waiting. */
function stoppedClock() {
  let time = 0;
  return {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test.each([1, 100, 5_000, megabyte])(
  "chunks of %i bytes are read whole, whatever the turns",
  async (size) => {
    const text = event({ content: "é" }).repeat(300);
    let read = "";
    const decoder = new TextDecoder();
    for await (const slice of paced(bodyOf(text, size), stoppedClock()))
      read += decoder.decode(slice, { stream: true });
    expect(read).toBe(text);
  },
);

test.each([50, 16_384])(
  "of eight bodies in chunks of %i bytes one slice is read in each turn of the event loop",
  async (size) => {
    let turns = 0;
    let isOver = false;
    const counting = (async () => {
      for (; !isOver; turns++) await setImmediate();
    })();
    const text = event({ content: "" }).repeat(2_000);
    let total = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for await (const slice of paced(bodyOf(text, size), stoppedClock())) total += slice.length;
      }),
    );
    isOver = true;
    await counting;
    expect(total).toBe(8 * text.length);
    expect(turns).toBeGreaterThanOrEqual(total / bytesPerTurn - 8);
  },
);

test("a megabyte is read at once, and then 256 kB a second, of which each short line has more", async () => {
  const secondsFor = async (text: string) => {
    const clock = stoppedClock();
    for await (const _ of paced(bodyOf(text, 65_536), clock));
    return clock.now() / 1000;
  };
  expect(await secondsFor("x".repeat(megabyte))).toBe(0);
  expect(await secondsFor("x".repeat(2 * megabyte))).toBeCloseTo(4, 0);
  expect(await secondsFor(event({ content: "" }).repeat(10_000))).toBeCloseTo(
    (10_000 * (43 + 256) - megabyte) / (256 * 1024),
    0,
  );
});

test("while eight services flood, others have a turn for each slice that is read", async () => {
  const { server, model } = await withModel({ firstWords: 30_000, total: 60_000 });
  const flood = event({ content: "" }).repeat(1_000);
  server.always(wordsThat({ finishReason: null, usage: null, done: false }, { raw: flood }));
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns++) await setImmediate();
  })();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => readAnswer(model.stream(modelRequest()))),
  );
  isOver = true;
  await counting;
  for (const { text, failure } of answers) expect([text, failure]).toEqual(["", "nonsense"]);
  expect(turns).toBeGreaterThan(
    (server.received.length * flood.length) / bytesPerTurn - server.received.length,
  );
});
