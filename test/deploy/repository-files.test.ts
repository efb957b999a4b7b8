import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseDockerfile } from "./dockerfile.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifest = JSON.parse(read("package.json"));

type Workflow = {
  permissions: Record<string, string>;
  concurrency: object;
  jobs: Record<
    string,
    { "timeout-minutes": number; container?: { image: string }; steps: { uses?: string; run?: string }[] }
  >;
};
const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map((path) => ({
  path,
  workflow: parse(read(path)) as Workflow,
}));
const jobs = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs));

test("every file names the same Node", () => {
  const version = manifest.dependencies.node;
  expect(read(".nvmrc").trim()).toBe(version);
  expect(manifest.allowScripts[`node@${version}`]).toBe(true);
  const images = parseDockerfile()
    .getFROMs()
    .map((from) => from.getImage());
  const containers = jobs.flatMap(({ container }) => container?.image ?? []);
  expect([...new Set(images), ...containers]).toEqual([
    `node:${version}-bookworm-slim`,
    `node:${version}-bookworm`,
  ]);
});

test("the workflow tests with .ci/run alone, and may only read", () => {
  expect(workflows.map(({ path }) => path)).toEqual([".github/workflows/ci.yml"]);
  for (const { workflow } of workflows)
    expect(workflow).toMatchObject({ permissions: { contents: "read" }, concurrency: expect.any(Object) });
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands.filter((command) => command.includes(".ci/") || /\bnpm\b/.test(command))).toEqual([
    ".ci/run",
  ]);
});

test("every job ends in time, and every action is pinned by its commit", () => {
  for (const { "timeout-minutes": minutes, steps } of jobs) {
    expect(minutes).toBeLessThanOrEqual(60);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
  }
});

test("the update bot leaves alone what decision 2 holds back, and follows the line of Node", () => {
  const { updates } = parse(read(".github/dependabot.yml")) as {
    updates: { "package-ecosystem": string; directory: string; ignore?: Record<string, unknown>[] }[];
  };
  const npm = updates.find((each) => each["package-ecosystem"] === "npm");
  for (const name of ["@biomejs/biome", "tailwindcss", "@tailwindcss/vite"])
    expect(npm?.ignore).toContainEqual({ "dependency-name": name });
  for (const { ignore = [] } of updates)
    for (const { "dependency-name": name } of ignore)
      expect(JSON.stringify(manifest) + read("deploy/compose.yaml")).toContain(name);
  const major = { "dependency-name": "node", "update-types": ["version-update:semver-major"] };
  expect(npm?.ignore).toContainEqual(major);
});

test(".editorconfig agrees with Biome", () => {
  const [, settings = ""] = read(".editorconfig").split(/^\[\*\]$/m);
  const { formatter } = JSON.parse(read("biome.json"));
  expect(settings).toContain(`indent_style = ${formatter.indentStyle}\n`);
  expect(settings).toContain(`indent_size = ${formatter.indentWidth ?? 2}\n`);
  expect(settings).toContain(`max_line_length = ${formatter.lineWidth}\n`);
});

test("no licence is given, and nothing is published", () => {
  expect(manifest).toMatchObject({ license: "UNLICENSED", private: true });
  expect(globSync("{LICENSE,LICENCE,COPYING}*", { cwd: root })).toEqual([]);
});

test("the pictures of the README are WebP of at most 60 kB", () => {
  const pictures = globSync("docs/images/*", { cwd: root }).map((path) => readFileSync(join(root, path)));
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(picture.toString("latin1", 0, 16)).toMatch(/^RIFF.{4}WEBPVP8/s);
    expect(picture.length).toBeLessThanOrEqual(60_000);
  }
});

test("an image contains neither secrets nor data of the folder in which it is built", () => {
  const excluded = read(".dockerignore").split("\n");
  const ignored = read(".gitignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  for (const pattern of ignored) expect(excluded).toContain(pattern.replace(/\/$/, ""));
  expect(excluded).toEqual(expect.arrayContaining([".git", "**/.env"]));
});

test("the index of decisions names every decision once, in their order", () => {
  const names = globSync("docs/decisions/0*.md", { cwd: root }).map((path) =>
    path.slice("docs/decisions/".length),
  );
  const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(names.sort());
});
