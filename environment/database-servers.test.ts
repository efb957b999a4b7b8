import { expect, test } from "vitest";
import { parseDatabaseServers } from "./database-servers.ts";

test.each([
  ["postgres://u:p@db.example:6543/matinal?sslmode=require", false],
  ["postgresql:///matinal?host=/run/postgresql&port=5434", false],
  ["postgres://[::1]:5433/matinal", false],
  ["postgres://db.example/matinal?target_session_attrs=any", false],
  ["postgres://db.example/matinal?target_session_attrs=read-write", true],
  ["postgres://db.example/matinal?target_session_attrs=primary", true],
])("%s is one server", (url, needsPrimary) => {
  expect(parseDatabaseServers(url)).toEqual({ urls: [url], needsPrimary });
});

test.each([
  [
    "postgres://u:p%40s@one.example:5432,two.example:5433/matinal?sslmode=require",
    [
      "postgres://u:p%40s@one.example:5432/matinal?sslmode=require",
      "postgres://u:p%40s@two.example:5433/matinal?sslmode=require",
    ],
  ],
  [
    "postgres://one.example,[2001:db8::1]:5433/matinal?target_session_attrs=read-write",
    ["postgres://one.example/matinal", "postgres://[2001:db8::1]:5433/matinal"],
  ],
  [
    "postgres://u@one.example,two.example,three.example/matinal?port=6432",
    [
      "postgres://u@one.example/matinal?port=6432",
      "postgres://u@two.example/matinal?port=6432",
      "postgres://u@three.example/matinal?port=6432",
    ],
  ],
  [
    "postgres:///matinal?host=one.example,two.example&port=1,2&user=u",
    [
      "postgres:///matinal?host=one.example&port=1&user=u",
      "postgres:///matinal?host=two.example&port=2&user=u",
    ],
  ],
])("%s is several servers, of which the primary is used", (url, urls) => {
  expect(parseDatabaseServers(url)).toEqual({ urls, needsPrimary: true });
});

test.each([
  ["https://db.example/matinal", "expected a URL that begins with postgres:// or postgresql://"],
  ["postgres://a b", "expected a URL that begins with postgres:// or postgresql://"],
  ["postgres://one.example,/matinal", '"" is no host'],
  ["postgres://one.example,tw o.example/matinal", '"tw o.example" is no host'],
  ["postgres://one.example,two.example/matinal?port=1,2,3", "expected one port, or as many as hosts (2)"],
  [
    "postgres://one.example,two.example/matinal?target_session_attrs=standby",
    "expected target_session_attrs to be one of any, read-write, primary",
  ],
])("%s is refused", (url, problem) => {
  expect(parseDatabaseServers(url)).toEqual({ problem });
});
