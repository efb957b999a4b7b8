import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findPostgreSQL } from "./postgresql-cluster.ts";

const root = join(import.meta.dirname, "../..");

/** Runs the file of the guide, with names of this test. */
export function runRoles(
  admin: string,
  { owner, app }: { owner: string; app: string },
  { env = {}, settings = [] }: { env?: NodeJS.ProcessEnv; settings?: string[] } = {},
): string {
  const url = new URL(admin);
  const given = [`owner=${owner}`, `app=${app}`, ...settings].map((setting) => `--set=${setting}`);
  const program = ["psql", "--no-psqlrc", `--dbname=${url.href}`, ...given];
  const [command = "", ...parameters] = [...program, `--file=${join(root, "deploy/roles.sql")}`];
  const PATH = [process.env.PATH, findPostgreSQL()].filter(Boolean).join(":");
  return execFileSync(command, parameters, { env: { ...process.env, PATH, ...env }, encoding: "utf8" });
}
