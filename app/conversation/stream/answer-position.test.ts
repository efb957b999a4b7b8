import { expect, test } from "vitest";
import { AnswerPosition } from "./answer-position.ts";

const answer = (text: string, attempt = 1, replyTo = "a") => ({ replyTo, attempt, text });

test("a reader receives what was added, and everything of an answer that it joins", () => {
  const position = new AnswerPosition();
  expect(position.advance(answer("Un"))).toEqual({ ...answer("Un"), from: 0 });
  expect(position.advance(answer("Un"))).toBeNull();
  expect(position.advance(answer("Un éclair"))).toEqual({ ...answer(" éclair"), from: 2 });
});

test("a text that begins anew replaces what was shown, even while it is empty", () => {
  const position = new AnswerPosition();
  position.advance(answer("Une réponse"));
  expect(position.advance(answer("", 2))).toEqual({ ...answer("", 2), from: 0 });
  expect(position.advance(answer("", 2))).toBeNull();
  expect(position.advance(answer("Autre", 2))).toEqual({ ...answer("Autre", 2), from: 0 });
  expect(position.advance(answer("Non", 2))).toEqual({
    ...answer("Non", 2),
    from: 0,
  });
});

test("an answer begins with an empty part, and no answer is nothing to receive", () => {
  const position = new AnswerPosition();
  expect(position.advance(null)).toBeNull();
  expect(position.advance(answer(""))).toEqual({ ...answer(""), from: 0 });
  expect(position.advance(answer(""))).toBeNull();
  expect(position.advance(answer("Un"))).toEqual({ ...answer("Un"), from: 0 });
  expect(position.advance(null)).toBeNull();
  expect(position.advance(answer("Un", 1, "b"))).toEqual({ ...answer("Un", 1, "b"), from: 0 });
});
