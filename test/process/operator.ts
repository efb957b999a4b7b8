import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ProspectList } from "#app/prospects/prospects-protocol.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { runScript, startScript } from "./run-script.ts";

/** The customer of the product that `startWithOperator` starts. */
export const email = "anna@exemple.fr";

/** A file of this name in a folder of its own. */
export function stored(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** A file with so many prospects. */
export const fileOf = (count: number) =>
  stored(
    "salon.csv",
    `Société;Contact;E-mail\n${Array.from({ length: count }, (_, n) => `Société ${n};Personne ${n};contact${n}@a.example\n`).join("")}`,
  );

/** A running product with these settings and a customer, and its operator. */
export async function startWithOperator(more: Record<string, string> = {}) {
  const settings = { ...(await emptyDatabase()), ...more };
  const server = await startTestServer(settings);
  const variables = { ...settings, DATA_DIR: server.dataDir };
  const anna = new Visitor(server);
  await anna.signIn(email);
  const start = (...parameters: string[]) => startScript("ops", parameters, variables);
  return { settings, server, anna, start, ...operator(variables) };
}

function operator(variables: Record<string, string>) {
  const run = (...parameters: string[]) => runScript("ops", parameters, variables);
  /** The one line of JSON among what was said. */
  const facts = async (...parameters: string[]): Promise<Record<string, unknown>> => {
    const { code, output } = await run(...parameters, "--json");
    const line = output.split("\n").find((each) => each.startsWith("{")) ?? "{}";
    return { ...(JSON.parse(line) as Record<string, unknown>), code };
  };
  return { run, facts };
}

/** The list as the customer sees it. */
export async function listOf(visitor: Visitor): Promise<ProspectList> {
  return (await (await visitor.fetch("/api/prospects?limit=200")).json()) as ProspectList;
}
