import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variablesInReadme } from "./configuration.ts";

const root = join(import.meta.dirname, "../..");
const unit = readFileSync(join(root, "deploy/matinal.service"), "utf8");
const guide = readFileSync(join(root, "deploy/README.md"), "utf8");

/** The values of a setting of the unit, in order. */
const valuesOf = (name: string) =>
  [...unit.matchAll(/^(\w+)=(.*)$/gm)].flatMap(([, key, value]) => (key === name ? [value ?? ""] : []));

test("the unit starts a program and a script that a clone contains after npm ci", () => {
  const [folder = ""] = valuesOf("WorkingDirectory");
  const [program = "", script = ""] = (valuesOf("ExecStart")[0] ?? "").split(" ");
  expect(program.startsWith(`${folder}/`)).toBe(true);
  for (const path of [program.slice(folder.length), script]) expect(existsSync(join(root, path))).toBe(true);
});

test("the unit lets the process write where its data are, and names no variable that the README does not", () => {
  const variables = valuesOf("Environment").flatMap((line) => line.split(" "));
  expect(variables).toContain(`DATA_DIR=/var/lib/${valuesOf("StateDirectory")}`);
  const names = variables.map((variable) => variable.split("=", 1)[0]);
  expect([...variablesInReadme(), "NODE_ENV"]).toEqual(expect.arrayContaining(names));
});

test("systemd restarts the process whenever it ends, and waits longer than a clean stop takes", () => {
  expect(valuesOf("Restart")).toEqual(["always"]);
  expect(valuesOf("StartLimitIntervalSec")).toEqual(["0"]);
  expect(Number(valuesOf("TimeoutStopSec")[0])).toBeGreaterThan(10);
});

test("the unit lets V8 and WebAssembly compile", () => {
  expect(valuesOf("MemoryDenyWriteExecute")).toEqual([]);
});

test("the guide names the folders and the file of settings that the unit uses", () => {
  for (const path of [...valuesOf("WorkingDirectory"), ...valuesOf("EnvironmentFile")])
    expect(guide).toContain(path);
});

test("the owner's password is in a unit of its own, which runs before and ends", () => {
  const migrating = readFileSync(join(root, "deploy/matinal-migrate.service"), "utf8");
  expect(migrating).toContain("EnvironmentFile=/etc/matinal/owner.env");
  expect(migrating).toContain("Type=oneshot");
  expect(migrating).toContain("ExecStart=/opt/matinal/node_modules/node/bin/node scripts/migrate.ts");
  expect(existsSync(join(root, "scripts/migrate.ts"))).toBe(true);
  expect(unit).not.toContain("owner.env");
  for (const name of ["After", "Wants"]) expect(valuesOf(name)[0]).toContain("matinal-migrate.service");
  for (const text of ["/etc/matinal/owner.env", "deploy/roles.sql", "matinal-migrate.service"])
    expect(guide).toContain(text);
  expect(guide).not.toMatch(/--createrole|createuser/);
  // What everybody on the machine could read.
  for (const [, before] of guide.matchAll(/^(.*)\n.*pg_dump.* > FILE$/gm))
    expect(before).toMatch(/^umask 077/);
});
