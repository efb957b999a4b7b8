import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerWriter } from "./answer-writer.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A writer whose saves last as long as the test wants. */
function writerWithSaves() {
  const saves: { text: string; done: (kept?: boolean) => Promise<void>; fail: () => Promise<void> }[] = [];
  const events: string[] = [];
  const writer = new AnswerWriter({
    save: (text) =>
      new Promise((resolve, reject) => {
        const settle = async (act: () => void) => {
          act();
          await vi.advanceTimersByTimeAsync(0);
        };
        saves.push({
          text,
          done: (kept = true) => settle(() => resolve(kept)),
          fail: () => settle(() => reject(new Error("away"))),
        });
      }),
    onLost: () => events.push("lost"),
    onFailure: () => events.push("failed"),
  });
  return { writer, saves, events, texts: () => saves.map(({ text }) => text) };
}

test("the first words are saved at once, and what follows once per interval", async () => {
  const { writer, saves, texts } = writerWithSaves();
  writer.show(() => "Un");
  expect(texts()).toEqual(["Un"]);
  await saves[0]?.done();
  for (const text of ["Un é", "Un éc", "Un éclair"]) writer.show(() => text);
  expect(texts()).toEqual(["Un"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(["Un", "Un éclair"]);
});

test("while a save lasts nothing else is saved, and then the newest text", async () => {
  const { writer, saves, texts } = writerWithSaves();
  writer.show(() => "Un");
  writer.show(() => "Un éclair");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(texts()).toEqual(["Un"]);
  await saves[0]?.done();
  expect(texts()).toEqual(["Un", "Un éclair"]);
});

test("a text that does not change is saved once, and its rendering is not asked for in between", async () => {
  const { writer, saves, texts } = writerWithSaves();
  const render = vi.fn(() => "Un");
  writer.show(render);
  await saves[0]?.done();
  for (let part = 0; part < 1_000; part++) writer.show(render);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(texts()).toEqual(["Un"]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a rendering that takes long and shows nothing new is not asked for with each part", async () => {
  const { writer, saves, texts } = writerWithSaves();
  const render = vi.fn(() => {
    vi.advanceTimersByTime(10);
    return "";
  });
  for (let part = 0; part < 1_000; part++) {
    writer.show(render);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(render.mock.calls.length).toBeLessThan(15);
  writer.show(() => "Un");
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(["Un"]);
  await saves[0]?.done();
});

test("half of a character is never saved", () => {
  const { writer, texts } = writerWithSaves();
  writer.show(() => "Le soleil \uD83C");
  expect(texts()).toEqual(["Le soleil "]);
});

test("a failed save is tried again with the next part, and a lost claim is reported", async () => {
  const { writer, saves, events, texts } = writerWithSaves();
  writer.show(() => "Un");
  await saves[0]?.fail();
  writer.show(() => "Un");
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(["Un", "Un"]);
  await saves[1]?.done(false);
  expect(events).toEqual(["failed", "lost"]);
});

test("after its end nothing is saved any more, and it waits for the save that runs", async () => {
  const { writer, saves, texts } = writerWithSaves();
  writer.show(() => "Un");
  let isClosed = false;
  const closed = writer.close().then(() => {
    isClosed = true;
  });
  writer.show(() => "Un éclair");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isClosed).toBe(false);
  await saves[0]?.done();
  await closed;
  expect(texts()).toEqual(["Un"]);
});
