import { expect, test } from "vitest";
import { unreachable } from "./unreachable.ts";

const refused = Object.assign(new Error(""), { code: "ECONNREFUSED" });

test.each([
  ["postgres://matinal:geheim@db.example:6543/matinal", "db.example:6543"],
  ["postgresql://matinal:geheim@127.0.0.1/matinal", "127.0.0.1:5432"],
  ["postgres://matinal:geheim@[::1]:5433/matinal", "[::1]:5433"],
  ["postgres:///matinal?host=/run/postgresql&port=5434&password=geheim", "/run/postgresql:5434"],
  ["postgres:///matinal", "localhost:5432"],
  ["postgres://matinal:geheim@one.example,two.example:5433/matinal", "one.example:5432 and two.example:5433"],
])("the line about %s names the setting, the address and the cause, and no password", (url, address) => {
  expect(unreachable(url, refused).message).toBe(
    `DATABASE_URL: PostgreSQL at ${address} cannot be reached: ECONNREFUSED.`,
  );
});

test("a cause in several lines becomes one, under the name of another setting too", () => {
  expect(unreachable("postgres://db.example/x", new Error("No\nanswer."), "OTHER_URL").message).toBe(
    "OTHER_URL: PostgreSQL at db.example:5432 cannot be reached: No answer.",
  );
});
