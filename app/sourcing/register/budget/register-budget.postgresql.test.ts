import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open-database.server.ts";
import { after, fakeClock } from "#test/clock.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { ahead, pauses, spacing, waits } from "./limits.ts";
import { endTurn, takeMoment, takeTurn } from "./register-budget.server.ts";

fakeClock();

/** Two nodes of one product. */
async function twoNodes() {
  const target = await newTestDatabase();
  const nodes = await Promise.all([openDatabase(target), openDatabase(target)]);
  onTestFinished(() => Promise.all(nodes.map((node) => node.close())).then(() => {}));
  return nodes as [(typeof nodes)[0], (typeof nodes)[0]];
}

const failed = { kind: "failed" } as const;
const person = waits.person;
const night = 0;

test("two nodes share the moments of one register: fewer than seven in any second, each taken once", async () => {
  const nodes = await twoNodes();
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, index) => takeMoment(nodes[index % 2] as (typeof nodes)[0], person)),
  );
  const granted = taken.filter(({ kind }) => kind === "taken").map(({ wait }) => wait);
  const expected = Array.from(
    { length: Math.floor(waits.person / spacing) + 1 },
    (_, index) => index * spacing,
  );
  expect(granted.sort((one, other) => one - other)).toEqual(expected);
  for (const first of expected)
    expect(expected.filter((wait) => wait >= first && wait < first + 1_000).length).toBeLessThanOrEqual(7);
  expect(taken.filter(({ kind }) => kind === "full")).toHaveLength(30 - expected.length);
  expect(await takeTurn(nodes[0], "person")).toEqual({ ok: false, reason: "busy", retryAfter: 4 });
});

test("the night takes no moment while people have later ones, and a free one at once", async () => {
  const [one, other] = await twoNodes();
  for (let person = 0; person < 3; person++) await takeMoment(one, waits.person);
  expect(await takeMoment(other, night)).toEqual({ kind: "full", wait: 3 * spacing });
  expect(await takeMoment(one, person)).toEqual({ kind: "taken", wait: 3 * spacing });
  after(1);
  expect(await takeMoment(other, night)).toEqual({ kind: "taken", wait: 0 });
});

test("a visitor takes a moment that nobody wanted while a request takes, and never one that others wait for", async () => {
  const [one, other] = await twoNodes();
  const at = (milliseconds: number) => after(milliseconds / 1000);
  expect(await takeMoment(one, ahead.visitor)).toEqual({ kind: "taken", wait: 0 });
  expect(await takeMoment(other, ahead.visitor)).toEqual({ kind: "full", wait: 2 * spacing });
  at(spacing);
  expect(await takeMoment(other, ahead.visitor)).toEqual({ kind: "full", wait: spacing });
  // The night takes each moment as it becomes free: then there is none for visitors.
  for (let moment = 1; moment <= 5; moment++) {
    at(moment * spacing);
    expect(await takeMoment(one, ahead.visitor)).toMatchObject({ kind: "full" });
    expect(await takeMoment(other, ahead.night)).toEqual({ kind: "taken", wait: 0 });
  }
  expect(await takeMoment(one, ahead.person)).toEqual({ kind: "taken", wait: spacing });
  at(8 * spacing);
  expect(await takeMoment(one, ahead.visitor)).toEqual({ kind: "taken", wait: 0 });
  expect(await takeMoment(other, ahead.person)).toEqual({ kind: "taken", wait: spacing });
});

test("a wish to be left alone holds for every node until its end, and a longer one stays", async () => {
  const [one, other] = await twoNodes();
  await endTurn(one, { kind: "asked_to_wait", retryAfter: 90 });
  await endTurn(other, { kind: "asked_to_wait", retryAfter: 5 });
  await endTurn(other, { kind: "answered" });
  for (const node of [one, other])
    expect(await takeTurn(node, "person")).toEqual({ ok: false, reason: "paused", retryAfter: 90 });
  after(89);
  expect(await takeTurn(other, "night")).toEqual({ ok: false, reason: "paused", retryAfter: 1 });
  after(90);
  expect(await takeTurn(one, "person")).toEqual({ ok: true });

  await endTurn(one, { kind: "asked_to_wait", retryAfter: null });
  expect(await takeTurn(other, "person")).toEqual({ ok: false, reason: "paused", retryAfter: pauses.unsaid });
});

test("who waits for a moment when another node is refused does not ask", async () => {
  const [one, other] = await twoNodes();
  for (let earlier = 1; earlier <= 12; earlier++) await takeMoment(one, person);
  const waiting = takeTurn(one, "person");
  await expect.poll(() => takeMoment(other, night)).toEqual({ kind: "full", wait: 13 * spacing });
  await endTurn(other, { kind: "asked_to_wait", retryAfter: 20 });
  expect(await waiting).toEqual({ ok: false, reason: "paused", retryAfter: 20 });
});

test("after five failures in a row of any nodes nobody asks for 30 s; then one tries, and the pauses double", async () => {
  const [one, other] = await twoNodes();
  for (let failure = 1; failure <= 4; failure++) await endTurn(failure % 2 ? one : other, failed);
  expect(await takeMoment(one, person)).toMatchObject({ kind: "taken" });
  await endTurn(one, failed);
  expect(await takeMoment(other, person)).toEqual({ kind: "paused", wait: 30_000 });

  after(30);
  expect(await takeMoment(other, person)).toMatchObject({ kind: "taken" });
  expect(await takeMoment(one, person)).toEqual({ kind: "paused", wait: pauses.trial });
  await endTurn(other, failed);
  expect(await takeMoment(one, person)).toEqual({ kind: "paused", wait: 60_000 });

  // Whoever tries and is killed holds the others up for no longer than a try takes.
  after(90);
  expect(await takeMoment(one, person)).toMatchObject({ kind: "taken" });
  after(90 + pauses.trial / 1000);
  expect(await takeMoment(other, person)).toMatchObject({ kind: "taken" });
  await endTurn(other, { kind: "answered" });
  expect(await takeMoment(one, person)).toMatchObject({ kind: "taken" });
  await endTurn(one, failed);
  expect(await takeMoment(one, person)).toMatchObject({ kind: "taken" });
});

test("an answer between failures begins their count anew, and no pause is longer than ten minutes", async () => {
  const [node] = await twoNodes();
  for (let failure = 1; failure <= 4; failure++) await endTurn(node, failed);
  await endTurn(node, { kind: "answered" });
  await endTurn(node, failed);
  expect(await takeMoment(node, person)).toMatchObject({ kind: "taken" });
  for (let failure = 1; failure <= 40; failure++) await endTurn(node, failed);
  expect(await takeMoment(node, person)).toEqual({ kind: "paused", wait: 600_000 });
});

test("moments and pauses from before the clock was set back hold nobody up", async () => {
  const [node] = await twoNodes();
  after(2 * 24 * 3600);
  await takeMoment(node, person);
  await endTurn(node, { kind: "asked_to_wait", retryAfter: 3600 });
  after(0);
  expect(await takeMoment(node, night)).toEqual({ kind: "taken", wait: 0 });
});
