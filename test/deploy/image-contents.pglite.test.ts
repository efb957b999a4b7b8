import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type RunningServer, startServer } from "../server/running-server.ts";
import { emptyDatabase } from "../server/server-under-test.ts";
import { copiedIntoImage, parseDockerfile } from "./dockerfile.ts";

const root = join(import.meta.dirname, "../..");

/** A folder with what the image contains, made by the commands of deploy/Dockerfile. */
function imageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-image-"));
  const runtime = mkdtempSync(join(tmpdir(), "matinal-image-"));
  onTestFinished(() => {
    for (const each of [folder, runtime]) rmSync(each, { recursive: true });
  });
  execFileSync(process.execPath, [join(root, "deploy/copy-external-packages.ts"), runtime]);
  for (const { from, to } of copiedIntoImage(parseDockerfile())) {
    const source = from.replace(/^\/app\//, `${root}/`).replace(/^\/runtime\//, `${runtime}/`);
    const target = join(folder, to.endsWith("/") ? join(to, basename(from)) : to);
    cpSync(source, target, { recursive: true });
  }
  return folder;
}

function healthcheck(folder: string, { port }: RunningServer) {
  const script = join(folder, "deploy/healthcheck.ts");
  return spawnSync(process.execPath, [script], { env: { PORT: String(port) } }).status;
}

test("what the image contains serves pages, reports its health and stops on SIGTERM, without sources", async () => {
  const folder = imageFolder();
  const server = await startServer(await emptyDatabase(), { folder, script: "scripts/serve.ts" });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  expect(server.output()).not.toContain("Building");
  for (const path of ["/", "/login", "/readyz", "/favicon.svg"])
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  expect(healthcheck(folder, server)).toBe(0);
  expect((await server.end("SIGTERM")).code).toBe(0);
  expect(healthcheck(folder, server)).toBe(1);
});
