import { expect, test } from "vitest";
import { roomToTell, storageQuota } from "./storage-quota.ts";

test("the room that is left is told from 80 % of the quota on, and is never negative", () => {
  const { work } = storageQuota;
  const room = (used: number) => roomToTell({ work: used, conversation: 0 }, "work");
  expect([0, 0.8 * work - 1, 0.8 * work, work - 1, work, work + 1].map(room)).toEqual([
    null,
    null,
    0.2 * work,
    1,
    0,
    0,
  ]);
});
