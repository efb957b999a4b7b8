import { expect, test } from "vitest";
import { outcomes } from "#app/prospects/prospect-status.ts";
import type { Press } from "../../keys/shortcut.ts";
import { callKeyOf } from "./call-key.ts";

const press = (key: string, values: Partial<Press> = {}): Press => ({
  ...{ key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false },
  ...values,
});

test("1 to 4 are the outcomes, on a French keyboard too", () => {
  outcomes.forEach((outcome, index) => {
    const digit = String(index + 1);
    expect(callKeyOf(press(digit), "elsewhere")).toEqual({ kind: "outcome", outcome });
    expect(callKeyOf(press("é", { code: `Digit${digit}` }), "control")).toEqual({ kind: "outcome", outcome });
  });
  for (const key of ["0", "5", "9", "x", "Tab", "Escape", "ArrowDown"])
    expect(callKeyOf(press(key), "elsewhere")).toBeNull();
});

test("Enter calls and the space bar goes on, unless they press what has the focus", () => {
  expect(callKeyOf(press("Enter"), "elsewhere")).toEqual({ kind: "call" });
  expect(callKeyOf(press(" "), "elsewhere")).toEqual({ kind: "next" });
  for (const key of ["Enter", " "]) {
    expect(callKeyOf(press(key), "control")).toBeNull();
    expect(callKeyOf(press(key, { shiftKey: true }), "elsewhere")).toBeNull();
  }
});

test("nothing is done in a field, with a modifier, or while a text is composed", () => {
  for (const key of ["1", "n", "k", "z", " ", "Enter"]) {
    expect(callKeyOf(press(key), "field")).toBeNull();
    for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"] as const)
      expect(callKeyOf(press(key, { [modifier]: true }), "elsewhere")).toBeNull();
  }
});
