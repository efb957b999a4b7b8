import { expect, test } from "vitest";
import { reportQueryIn } from "./report-query.ts";

const read = (query: string) => reportQueryIn(new URLSearchParams(query), "2026-06-10");

test("without parameters a report has the last twelve weeks, week by week", () => {
  expect(read("")).toEqual({ from: "2026-03-19", to: "2026-06-10", by: "week" });
  expect(read("from=&to=&by=")).toEqual(read(""));
  expect(read("to=2026-01-31&by=month")).toEqual({ from: "2025-11-09", to: "2026-01-31", by: "month" });
});

test("nonsense, an empty period and one of more than three years are refused", () => {
  for (const query of [
    ...["by=year", "from=yesterday", "to=2026-02-30", "from=2026-06-11", "from=2020-01-01", "to=9999-12-31"],
    ...["from=0000-00-00", "from=2026-06-01&to=2026-05-31", `from=${"9".repeat(60_000)}`],
  ])
    expect(read(query), query.slice(0, 40)).toBeNull();
  expect(read("from=2023-07-01")).not.toBeNull();
});
