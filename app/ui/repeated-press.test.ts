import { expect, test } from "vitest";
import { repeatedPresses, rowChange, settling } from "./repeated-press.ts";

const at = { x: 300, y: 200 };

/** A list of which the button of the first row was pressed. */
function pressed() {
  let time = 0;
  const presses = repeatedPresses(() => time);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  expect(presses.isRepeated({ target: "A", at, path: ["A", "list"] })).toBe(false);
  return { ...presses, wait };
}

test("a second press at the same place does nothing until the hand can have seen the change", () => {
  const { changed, isRepeated, wait } = pressed();
  changed("list", "gone");
  const second = { target: "B", at: { x: 305, y: 190 }, path: ["B", "list"] };
  expect(isRepeated(second)).toBe(true);
  wait(settling - 1);
  expect(isRepeated(second)).toBe(true);
  wait(1);
  expect(isRepeated(second)).toBe(false);
});

test("what has come up from below the list is not pressed either", () => {
  const { changed, isRepeated } = pressed();
  changed("list", "gone");
  expect(isRepeated({ target: "below", at, path: ["below"] })).toBe(true);
});

test("a press somewhere else counts at once, and ends the wait", () => {
  const { changed, isRepeated } = pressed();
  changed("list", "gone");
  expect(isRepeated({ target: "C", at: { x: 300, y: 300 }, path: ["C", "list"] })).toBe(false);
  expect(isRepeated({ target: "B", at, path: ["B", "list"] })).toBe(false);
});

test("a list that changes by itself takes no press from anything else", () => {
  const { changed, isRepeated } = pressed();
  changed("another list", "gone");
  expect(isRepeated({ target: "A", at, path: ["A", "list"] })).toBe(false);
});

test("two presses before the rows have changed are left to the button", () => {
  const { isRepeated } = pressed();
  expect(isRepeated({ target: "A", at, path: ["A", "list"] })).toBe(false);
});

test("by the keyboard, a button that belongs to another row now waits, and one that moved along does not", () => {
  const again = { target: "A", at: null, path: ["A", "list"] };
  const gone = pressed();
  gone.changed("list", "gone");
  expect(gone.isRepeated(again)).toBe(true);
  const moved = pressed();
  moved.changed("list", "moved");
  expect(moved.isRepeated(again)).toBe(false);
});

test.each([
  [["a", "b"], ["a", "b"], null],
  [["a", "b"], ["a", "b", "c"], null],
  [["a", "b"], ["b"], "gone"],
  [["a"], [], "gone"],
  [["a", "b"], ["a", "c"], "gone"],
  [["a", "b"], ["b", "a"], "moved"],
  [["a", "b"], ["c", "a", "b"], "moved"],
  // Rows that are alike.
  [["a", "a"], ["a"], "gone"],
])("the change from %j to %j is %s", (before, after, change) => {
  expect(rowChange(before, after)).toBe(change);
});
