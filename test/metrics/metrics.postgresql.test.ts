import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { alertRules, rulesFile, shownExpressions } from "./monitoring.ts";
import { readPromql } from "./promql.ts";
import { type Series, scrape, valueIn } from "./scrape.ts";

const METRICS_TOKEN = "the-token-of-this-test";
const server = startFileServer({ METRICS_TOKEN });

/** The names and labels of docs/product/interface.md. */
const promised: [name: string, label?: string][] = [
  ["nodejs_eventloop_lag_seconds"],
  ["process_resident_memory_bytes"],
  ["matinal_streams_open"],
  ["matinal_messages_total", "role"],
  ["matinal_replies_owed"],
  ["matinal_reply_age_seconds"],
  ["matinal_outbox_waiting"],
  ["matinal_outbox_oldest_seconds"],
  ["matinal_outbox_failed_total", "kind"],
  ["matinal_limits_hit_total", "limit"],
  ["matinal_model_requests_total", "outcome"],
  ["matinal_model_tokens_total"],
  ["matinal_nights_total", "outcome"],
  ["matinal_night_oldest_seconds"],
  ["matinal_mornings_late"],
  ["matinal_register_requests_total", "outcome"],
  ["matinal_enrichment_units_total"],
  ["matinal_webhook_deliveries_total", "outcome"],
];

/** Labels that Prometheus gives to every series, and those of its own series. */
const given = ["job", "instance", "alertname", "alertstate"];

test("every series that is promised is there from the first scrape on, and counts what happens", async () => {
  const first = await scrape(server());
  for (const [name, label] of promised) {
    const own = first.filter((each) => each.name === name);
    expect(own.length, name).toBeGreaterThan(label ? 1 : 0);
    for (const { labels } of own) expect(Object.keys(labels), name).toEqual(label ? [label] : []);
    for (const { value } of own) if (name.endsWith("_total")) expect(value, name).toBe(0);
  }
  expect(valueIn(first, "matinal_database_up")).toBe(1);

  const anna = new Visitor(server());
  await anna.signIn("anna@exemple.fr");
  await anna.onboard();
  const stream = await anna.fetch("/api/messages/stream");
  for (const path of ["/", "/nulle-part", "/et-ici-non-plus", "/blog/1", "/favicon.svg", "/api/prospects/x"])
    await anna.fetch(path);
  await anna.fetch("/login", { method: "POST" });
  const after = await scrape(server());
  await stream.body?.cancel();
  expect(valueIn(after, "matinal_streams_open")).toBe(1);
  expect(valueIn(after, "matinal_messages_total", { role: "user" })).toBe(7);
  expect(valueIn(after, "matinal_messages_total", { role: "assistant" })).toBe(8);
  expect(valueIn(after, "matinal_replies_owed")).toBe(0);

  const count = (labels: Record<string, string>) =>
    valueIn(after, "http_request_duration_seconds_count", labels);
  expect(count({ route: "unknown", method: "GET", status: "404" })).toBe(2);
  expect(count({ route: "static", method: "GET", status: "200" })).toBe(1);
  expect(count({ route: "/", method: "GET", status: "200" })).toBe(1);
  expect(count({ route: "/blog/:id", method: "GET", status: "200" })).toBe(1);
  expect(count({ route: "/api/messages", method: "POST", status: "201" })).toBe(7);
  expect(count({ route: "/api/messages/stream", method: "GET", status: "200" })).toBe(1);
  const routes = new Set(after.map(({ labels }) => labels.route).filter((route) => route !== undefined));
  for (const route of routes) expect(route).not.toMatch(/nulle|ici|prospects\/x/);
  await expect.poll(async () => valueIn(await scrape(server()), "matinal_streams_open")).toBe(0);
});

test("whoever is neither here nor has the token finds no page, as at any path without one", async () => {
  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(server().url + path, { headers });
    const others = [...response.headers].filter(([name]) => name !== "date");
    return { status: response.status, headers: others, body: await response.text() };
  };
  const none = await ask("/nulle-part", {});
  expect(none.status).toBe(404);
  const proxied = { "X-Forwarded-For": "203.0.113.9" };
  expect(await ask("/metrics", proxied)).toEqual(none);
  expect(await ask("/metrics", { ...proxied, Authorization: `Bearer ${METRICS_TOKEN}x` })).toEqual(none);
  const allowed = await ask("/metrics", { ...proxied, Authorization: `Bearer ${METRICS_TOKEN}` });
  expect(allowed.status).toBe(200);
  expect(allowed.headers).toContainEqual(["cache-control", "no-store"]);
  expect(allowed.headers).toContainEqual(["content-type", "text/plain; version=0.0.4; charset=utf-8"]);
});

test("the alert rules and the dashboard read metrics and labels that a scrape has", async () => {
  const series = await scrape(server());
  for (const { where, expression, templates } of shownExpressions()) {
    const { selectors, grouping } = readPromql(expression);
    const labels = new Set([...given, ...selectors.flatMap((selector) => labelsOf(series, selector.metric))]);
    const shown = templates.flatMap((template) =>
      [...template.matchAll(/\{\{ *\$?(?:labels\.)?(\w+) *(?:\|[^}]*)?\}\}/g)].map(([, name]) => name ?? ""),
    );
    for (const name of [...grouping, ...shown])
      if (name !== "value") expect([...labels], where).toContain(name);
    for (const { metric, matchers } of selectors) {
      if (metric !== "up" && metric !== "ALERTS")
        expect(
          series.map(({ name }) => name),
          where,
        ).toContain(metric);
      for (const { label, operator, value } of matchers) {
        expect([...labels], where).toContain(label);
        // A status that nobody has met yet is no mistake.
        if (given.includes(label) || label === "status") continue;
        const values = series.filter(({ name }) => name === metric).map((each) => each.labels[label] ?? "");
        const parts = operator.endsWith("~") ? value.split("|") : [value];
        for (const part of parts)
          expect(
            values.some((each) => new RegExp(`^(?:${part})$`).test(each)),
            `${where}: ${part}`,
          ).toBe(true);
      }
    }
  }
});

test("every alert has a severity and a page in the runbook, and promtool accepts the rules where it is installed", () => {
  const rules = alertRules();
  expect(rules.length).toBeGreaterThan(0);
  for (const { alert, labels, annotations } of rules) {
    expect(["page", "ticket"], alert).toContain(labels.severity);
    expect(annotations.runbook_url).toBe(`docs/runbook/${alert}.md`);
    const page = readFileSync(annotations.runbook_url, "utf8");
    for (const part of [`# ${alert}\n`, "**Means.**", "**Look at.**", "**Do.**"])
      expect(page).toContain(part);
  }
  expect(
    readdirSync("docs/runbook")
      .filter((name) => name !== "README.md")
      .sort(),
  ).toEqual(rules.map(({ alert }) => `${alert}.md`).sort());
  if (spawnSync("promtool", ["--version"]).error === undefined)
    expect(execFileSync("promtool", ["check", "rules", rulesFile], { encoding: "utf8" })).toContain(
      `${rules.length} rules found`,
    );
});

function labelsOf(series: readonly Series[], metric: string): string[] {
  return [
    ...new Set(series.filter(({ name }) => name === metric).flatMap((each) => Object.keys(each.labels))),
  ];
}
