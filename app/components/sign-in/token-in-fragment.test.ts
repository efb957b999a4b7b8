import { expect, test } from "vitest";
import { tokenIn } from "./token-in-fragment.ts";

test.each([
  ["#access_token=abc", "abc"],
  ["#access_token=a%2Bb&token_type=bearer", "a+b"],
  ["#type=magiclink&access_token=abc", "abc"],
  ["#access_token=", null],
  ["#faq", null],
  ["#access_tokens=abc", null],
  ["", null],
])("the fragment %j contains the token %j", (fragment, token) => {
  expect(tokenIn(fragment)).toBe(token);
});
