import { expect, test } from "vitest";
import { isOwnOrigin } from "./own-origin.ts";

const online = { appUrl: "https://www.matinal.example", isLoopback: false };
const local = { appUrl: "http://localhost:3000", isLoopback: true };

test.each([
  [{ Origin: "https://www.matinal.example" }, online, true],
  [{ "Sec-Fetch-Site": "same-origin" }, online, true],
  [{ Origin: "https://www.matinal.example", "Sec-Fetch-Site": "same-origin" }, online, true],
  [{ Origin: "http://localhost:3000" }, local, true],
  [{ Origin: "http://127.0.0.1:3000", "Sec-Fetch-Site": "same-origin" }, local, true],
  [{ Origin: "http://[::1]:3000" }, local, true],
  [{}, online, false],
  [{ Origin: "null" }, online, false],
  [{ Origin: "https://evil.example" }, online, false],
  [{ Origin: "https://www.matinal.example.evil.example" }, online, false],
  [{ Origin: "http://www.matinal.example" }, online, false],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, online, false],
  [{ Origin: "https://www.matinal.example", "Sec-Fetch-Site": "cross-site" }, online, false],
  [{ "Sec-Fetch-Site": "same-site" }, online, false],
  [{ "Sec-Fetch-Site": "none" }, online, false],
  [{ Origin: "http://127.0.0.1:3000" }, online, false],
  [{ Origin: "http://localhost:3001" }, local, false],
  [{ Origin: "http://evil.localhost:3000" }, local, false],
])("isOwnOrigin of headers %j and environment %j is %s", (headers, environment, expected) => {
  expect(isOwnOrigin(new Headers(headers), environment)).toBe(expected);
});
