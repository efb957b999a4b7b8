import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { after, fakeClock } from "#test/clock.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { consume, type Limit } from "./limits.server.ts";

fakeClock();

const twoDays = 2 * 24 * 60 * 60;

test("hits from before the clock was set back neither lock anybody out nor lengthen a wait", async () => {
  const { asOwner } = await openTestDatabase();
  const limits: Limit[] = [
    {
      bucket: randomUUID(),
      windows: [
        { max: 1, seconds: 60 },
        { max: 2, seconds: 3600 },
      ],
    },
  ];
  after(twoDays);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 60 });

  after(0);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 60 });
  after(60);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
  after(120);
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 3600 - 120 });
});

test("a hit by another node whose clock is some seconds fast counts, and nobody waits longer than the window", async () => {
  const { asOwner } = await openTestDatabase();
  const limits: Limit[] = [{ bucket: randomUUID(), windows: [{ max: 1, seconds: 60 }] }];
  after(8);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
  after(0);
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 60 });
});
