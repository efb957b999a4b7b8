import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variablesInReadme } from "./configuration.ts";

const root = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const [unit, backupUnit, timer] = ["matinal.service", "matinal-backup.service", "matinal-backup.timer"].map(
  read,
);
const guide = read("README.md");

/** The values of a setting of a unit, in order. */
const valuesOf = (name: string, text = unit) =>
  [...(text ?? "").matchAll(/^(\w+)=(.*)$/gm)].flatMap(([, key, value]) =>
    key === name ? [value ?? ""] : [],
  );

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

test("the backup runs as the product, on its data and settings, into a folder of its own", () => {
  for (const name of ["User", "WorkingDirectory", "UMask"])
    expect(valuesOf(name, backupUnit)).toEqual(valuesOf(name));
  expect(valuesOf("EnvironmentFile", backupUnit)).toEqual([
    ...valuesOf("EnvironmentFile"),
    "-/etc/matinal/owner.env",
  ]);
  expect(valuesOf("Environment").join(" ").split(" ")).toEqual(
    expect.arrayContaining(valuesOf("Environment", backupUnit)),
  );
  const [program = "", script = "", ...parameters] = (valuesOf("ExecStart", backupUnit)[0] ?? "").split(" ");
  expect([program, script]).toEqual([valuesOf("ExecStart")[0]?.split(" ")[0], "scripts/run.js"]);
  expect(parameters.slice(0, 3)).toEqual(["ops", "rotate-backups", "/var/lib/matinal-backups"]);
  expect(valuesOf("StateDirectory", backupUnit)).toEqual(["matinal matinal-backups"]);
});

test("the timer starts the backup every night, also after a night in which the machine was off", () => {
  expect(valuesOf("OnCalendar", timer)).toEqual(["*-*-* 02:30:00"]);
  expect(valuesOf("Persistent", timer)).toEqual(["yes"]);
  expect(valuesOf("WantedBy", timer)).toEqual(["timers.target"]);
});

test.each([unit, backupUnit, timer])(
  "each setting of a unit is in a section, and no section is there twice",
  (text) => {
    const lines = (text ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines[0]).toBe("[Unit]");
    for (const line of lines) expect(line).toMatch(/^(?:\[[A-Z][a-z]+\]|[A-Z]\w+=.*)$/);
    const sections = lines.filter((line) => line.startsWith("["));
    expect(new Set(sections).size).toBe(sections.length);
  },
);

test("the owner's password is in a unit of its own, which runs before and ends", () => {
  const migrating = readFileSync(join(root, "deploy/matinal-migrate.service"), "utf8");
  expect(migrating).toContain("EnvironmentFile=/etc/matinal/owner.env");
  expect(migrating).toContain("Type=oneshot");
  expect(migrating).toContain(
    "ExecStart=/opt/matinal/node_modules/node/bin/node scripts/apply-migrations.ts",
  );
  expect(existsSync(join(root, "scripts/apply-migrations.ts"))).toBe(true);
  expect(unit).not.toContain("owner.env");
  for (const name of ["After", "Wants"]) expect(valuesOf(name)[0]).toContain("matinal-migrate.service");
  for (const text of ["/etc/matinal/owner.env", "deploy/roles.sql", "matinal-migrate.service"])
    expect(guide).toContain(text);
  expect(guide).not.toMatch(/--createrole|createuser/);
  // What everybody on the machine could read.
  for (const [, before] of guide.matchAll(/^(.*)\n.*pg_dump.* > FILE$/gm))
    expect(before).toMatch(/^umask 077/);
});
