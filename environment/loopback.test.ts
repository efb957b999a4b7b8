import { expect, test } from "vitest";
import { isLoopbackAddress } from "./loopback.ts";

test.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["0:0:0:0:0:0:0:1", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["localhost", false],
  ["", false],
])("isLoopbackAddress(%j) is %s", (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
