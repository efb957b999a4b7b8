import { expect, test } from "vitest";
import { statuses } from "#app/prospects/prospect-status.ts";
import { type Press, shortcutOf } from "./shortcut.ts";

const press = (key: string, values: Partial<Press> = {}): Press => ({
  ...{ key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false },
  ...values,
});

test.each([
  ["j", { kind: "move", by: 1 }],
  ["ArrowDown", { kind: "move", by: 1 }],
  ["k", { kind: "move", by: -1 }],
  ["ArrowUp", { kind: "move", by: -1 }],
  ["n", { kind: "note" }],
  ["r", { kind: "recall" }],
  ["c", { kind: "copy" }],
  ["z", { kind: "undo" }],
  ["/", { kind: "search" }],
  ["?", { kind: "help" }],
  ["Escape", { kind: "escape" }],
  ["9", null],
  ["0", null],
  ["x", null],
  ["Enter", null],
  ["Tab", null],
  [" ", null],
] as const)("the key %s does its part", (key, does) => {
  expect(shortcutOf(press(key), "elsewhere")).toEqual(does);
});

test("1 to 8 are the statuses, on every keyboard with a row of digits", () => {
  statuses.forEach((_, at) => {
    const digit = String(at + 1);
    expect(shortcutOf(press(digit), "elsewhere")).toEqual({ kind: "status", at });
    // A French keyboard: the digit with Shift, another sign without.
    const french = { code: `Digit${digit}` };
    expect(shortcutOf(press("é", french), "record")).toEqual({ kind: "status", at });
    expect(shortcutOf(press(digit, { ...french, shiftKey: true }), "elsewhere")).toEqual({
      kind: "status",
      at,
    });
    // An American one, with Shift: an exclamation mark is no status.
    expect(shortcutOf(press("!", { ...french, shiftKey: true }), "elsewhere")).toBeNull();
  });
  // A German one has the slash on 7.
  expect(shortcutOf(press("/", { code: "Digit7", shiftKey: true }), "elsewhere")).toEqual({ kind: "search" });
});

test("nothing is done in a field, with a modifier, or while a text is composed", () => {
  for (const key of ["j", "1", "n", "Escape", "ArrowDown", "/"]) {
    expect(shortcutOf(press(key), "field")).toBeNull();
    for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"] as const)
      expect(shortcutOf(press(key, { [modifier]: true }), "elsewhere")).toBeNull();
  }
});

test("in the record the arrows scroll, as everywhere", () => {
  expect(shortcutOf(press("ArrowDown"), "record")).toBeNull();
  expect(shortcutOf(press("j"), "record")).toEqual({ kind: "move", by: 1 });
});
