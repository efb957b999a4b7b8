import { afterEach, expect, test, vi } from "vitest";
import { problemOf } from "../sending/send-problem.ts";
import { postMessage } from "./message-calls.ts";

afterEach(() => void vi.unstubAllGlobals());

const attempt = {
  key: crypto.randomUUID(),
  content: "Bonjour",
  step: null,
  proposal: null,
  draftId: null,
  isChoice: false,
  isPromised: false,
};

/** The problem of a message that the server refuses so. */
async function problem(status: number, code: string) {
  vi.stubGlobal("fetch", async () => Response.json({ error: { code, message: "Non." } }, { status }));
  const sent = await postMessage(attempt);
  return sent.ok ? null : problemOf(attempt, sent);
}

test("a message without room is told from one that is refused for itself by the code, and whose room it is by the status", async () => {
  expect(await problem(413, "storage_quota")).toMatchObject({ reason: "no room", quota: "own" });
  expect(await problem(507, "storage_quota")).toMatchObject({ reason: "no room", quota: "total" });
  expect(await problem(413, "too_long")).toMatchObject({ reason: "refused", quota: null });
  expect(await problem(409, "question_closed")).toMatchObject({ reason: "question closed", quota: null });
});
