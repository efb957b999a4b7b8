import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type SaveOutcome, type Stored } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An autosave of a text, which answers with the next of `outcomes`, and by default stores. */
function autosaveOf(outcomes: SaveOutcome<string>[] = []) {
  const sent: Stored<string>[] = [];
  const kept: (Stored<string> | null)[] = [];
  const autosave = createAutosave<string>({
    stored: { version: 1, content: "a" },
    parse: (content) =>
      content.includes("!")
        ? { ok: false, errors: [{ path: "", code: "value", message: "!" }] }
        : { ok: true, content },
    send: async (edited) => {
      sent.push(edited);
      await Promise.resolve();
      return outcomes.shift() ?? { kind: "saved", version: edited.version + 1 };
    },
    keep: (unsaved) => void kept.push(unsaved),
  });
  return { autosave, sent, kept, kind: () => autosave.state.current().kind };
}

test("a pause in typing saves once, and each save builds on the version before", async () => {
  const { autosave, sent, kept, kind } = autosaveOf();
  autosave.edit("ab");
  autosave.edit("abc");
  expect(kind()).toBe("unsaved");
  expect(kept.at(-1)).toEqual({ version: 1, content: "abc" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ version: 1, content: "abc" }]);
  expect(kind()).toBe("saved");
  expect(kept.at(-1)).toBeNull();
  autosave.edit("abcd");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ version: 2, content: "abcd" });
});

test("typing without a pause is saved too", async () => {
  const { autosave, sent } = autosaveOf();
  for (let stroke = 0; stroke < 12; stroke++) {
    autosave.edit("b".repeat(stroke + 1));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sent).toHaveLength(1);
});

test("what is typed during a save is saved after it, and stays kept meanwhile", async () => {
  const { autosave, sent, kept, kind } = autosaveOf();
  autosave.edit("ab");
  const flushed = autosave.flush();
  autosave.edit("abc");
  await flushed;
  expect(kept.at(-1)).toEqual({ version: 2, content: "abc" });
  expect(kind()).toBe("unsaved");
  expect(await autosave.flush()).toBe(true);
  expect(sent).toEqual([
    { version: 1, content: "ab" },
    { version: 2, content: "abc" },
  ]);
});

test("a text that was typed back to what is stored is not sent", async () => {
  const { autosave, sent, kept } = autosaveOf();
  autosave.edit("ab");
  autosave.edit("a");
  expect(await autosave.flush()).toBe(true);
  expect(sent).toEqual([]);
  expect(kept.at(-1)).toBeNull();
});

test("a failed save is tried again, after the time that the server names", async () => {
  const { autosave, sent, kept, kind } = autosaveOf([{ kind: "unavailable", retryAfter: 30 }]);
  autosave.edit("ab");
  expect(await autosave.flush()).toBe(false);
  expect(kind()).toBe("failed");
  expect(kept.at(-1)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kind()).toBe("saved");
});

test("a failure stays shown while the text is edited and tried again, until a save succeeds", async () => {
  const unavailable = { kind: "unavailable", retryAfter: null } as const;
  const { autosave, kind } = autosaveOf([unavailable, unavailable]);
  const shown = new Set<string>();
  autosave.edit("ab");
  await autosave.flush();
  autosave.state.subscribe(() => shown.add(kind()));
  autosave.edit("abc");
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...shown]).toEqual(["failed"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...shown]).toEqual(["failed", "saved"]);
});

test("a session that was opened again elsewhere takes the text on the next attempt", async () => {
  const { autosave, kind } = autosaveOf([{ kind: "signed out" }]);
  autosave.edit("ab");
  await autosave.flush();
  expect(kind()).toBe("signed out");
  expect(await autosave.flush()).toBe(true);
});

test("a text that the schema refuses is not sent until it is mended", async () => {
  const { autosave, sent, kind } = autosaveOf();
  autosave.edit("a!");
  expect(await autosave.flush()).toBe(false);
  expect(kind()).toBe("invalid");
  autosave.edit("ab!");
  expect(kind()).toBe("invalid");
  autosave.edit("ab");
  expect(kind()).toBe("unsaved");
  expect(await autosave.flush()).toBe(true);
  expect(sent).toHaveLength(1);
});

test("a newer version stops saving until the reader keeps their text, which is then saved over it", async () => {
  const { autosave, sent, kept } = autosaveOf([
    { kind: "newer", newer: { version: 7, content: "ailleurs" } },
  ]);
  autosave.edit("ab");
  await autosave.flush();
  autosave.edit("abc");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(kept.at(-1)).toEqual({ version: 1, content: "abc" });
  expect(await autosave.keepMine()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 7, content: "abc" });
});

test("taking the newer version drops what was typed", async () => {
  const newer = { version: 7, content: "ailleurs" };
  const { autosave, sent, kept, kind } = autosaveOf([{ kind: "newer", newer }]);
  autosave.edit("ab");
  await autosave.flush();
  autosave.rebase(newer);
  expect(kind()).toBe("saved");
  expect(kept.at(-1)).toBeNull();
  autosave.edit("ailleurs aussi");
  await autosave.flush();
  expect(sent.at(-1)).toEqual({ version: 7, content: "ailleurs aussi" });
});

test("a newer version with the same text is no conflict", async () => {
  const { autosave, kind } = autosaveOf([{ kind: "newer", newer: { version: 7, content: "ab" } }]);
  autosave.edit("ab");
  expect(await autosave.flush()).toBe(true);
  expect(kind()).toBe("saved");
});

test("nothing is sent any more once the draft is gone or the session over, and the text stays kept", async () => {
  for (const outcome of [{ kind: "gone" }, { kind: "signed out" }] as const) {
    const { autosave, sent, kept, kind } = autosaveOf([outcome]);
    autosave.edit("ab");
    await autosave.flush();
    autosave.edit("abc");
    await vi.advanceTimersByTimeAsync(100_000);
    expect(kind()).toBe(outcome.kind);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toEqual({ version: 1, content: "abc" });
  }
});
