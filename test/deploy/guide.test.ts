import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { maxUploadSize } from "#http/request/uploads.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const guide = read("deploy/README.md");
const manifest = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};
const blocks = [...guide.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = ""]) => block);
const commands = blocks.join("\n");

test("every block of the guide is a script that a shell can read", () => {
  expect(blocks.length).toBeGreaterThan(15);
  for (const block of blocks)
    expect([block, spawnSync("sh", ["-n"], { input: block, encoding: "utf8" }).stderr]).toEqual([block, ""]);
});

test("every file of deploy/ that the guide installs or links to exists, and every file is named in it", () => {
  const named = new Set([
    ...[...guide.matchAll(/\/opt\/matinal\/deploy\/([\w.-]+)/g)].map(([, name]) => name),
    ...[...guide.matchAll(/\]\(([\w-]+(?:\.\w+)?)\)/g)].map(([, name]) => name),
  ]);
  expect(named.size).toBeGreaterThan(6);
  for (const name of named)
    expect([name, existsSync(join(root, "deploy", name ?? ""))]).toEqual([name, true]);
  const inner = ["README.md", "copy-external-packages.ts", "healthcheck.ts"];
  for (const name of globSync("*", { cwd: join(root, "deploy") }).filter((each) => !inner.includes(each)))
    expect([name, guide.includes(name)]).toEqual([name, true]);
});

test("every npm script and every operator’s command in the guide exists", () => {
  const scripts = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  const operations = [...commands.matchAll(/matinal-ops ([a-z-]+)/g)].map(([, name]) => name);
  expect(operations.length).toBeGreaterThan(3);
  const { stdout } = spawnSync(process.execPath, ["scripts/run.js", "ops", "--help"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const name of operations) expect(stdout).toMatch(new RegExp(`^ {2}${name}(?: |$)`, "m"));
});

test("the guide installs the Node that the product is pinned to", () => {
  const versions = [...guide.matchAll(/v(\d+\.\d+\.\d+)/g)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([manifest.dependencies.node]));
});

test("matinal-ops is a script that a shell can read, on the files and folders of the guide", () => {
  const script = join(root, "deploy/matinal-ops");
  expect(spawnSync("sh", ["-n", script], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  const text = read("deploy/matinal-ops");
  for (const shared of [
    "/etc/matinal/matinal.env",
    "/etc/matinal/owner.env",
    "/var/lib/matinal",
    "/opt/matinal",
  ])
    expect([text.includes(shared), guide.includes(shared)]).toEqual([true, true]);
});

test("both proxies replace what a visitor claims to be, and pass events on at once and files whole", () => {
  const nginx = read("deploy/nginx-matinal.conf");
  expect(nginx).toMatch(/^\s+proxy_buffering off;$/m);
  expect(nginx).toMatch(/^\s+proxy_set_header X-Forwarded-For \$remote_addr;$/m);
  const [, megabytes] = nginx.match(/^\s+client_max_body_size (\d+)m;$/m) ?? [];
  expect(Number(megabytes) * 1024 * 1024, "the largest file passes").toBeGreaterThanOrEqual(maxUploadSize);
  const caddy = read("deploy/Caddyfile");
  expect(caddy).not.toMatch(/trusted_proxies|flush_interval/);
});

test("Caddy can be reloaded: it has an admin socket, and a folder for it, on the machine and in Compose", () => {
  const socket = /^\tadmin unix\/(\/run\/(\w+)\/[\w.]+)$/m.exec(read("deploy/Caddyfile"));
  expect(socket?.[2]).toBe("caddy");
  expect(read("deploy/caddy-matinal.conf")).toMatch(/^RuntimeDirectory=caddy$/m);
  expect(read("deploy/compose.yaml")).toContain('tmpfs: ["/run/caddy:');
});

test("the drop-in sets what the Caddyfile reads", () => {
  const needed = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  const given = [...read("deploy/caddy-matinal.conf").matchAll(/^Environment=(\w+)=/gm)].map(
    ([, name]) => name,
  );
  expect(given).toEqual(needed);
});
