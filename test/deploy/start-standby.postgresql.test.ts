import { spawn } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  asTests,
  findPostgreSQL,
  readAsAdmin,
  runAsAdmin,
  runPostgreSQLTool,
  servePostgreSQL,
  temporaryFolder,
  unprivilegedUser,
} from "../database/postgresql-cluster.ts";
import { freePort } from "../server/free-port.ts";
import { untilStarted } from "../server/until-started.ts";
import { until } from "../until.ts";

const script = join(import.meta.dirname, "../../deploy/cluster/start-standby");

test("start-standby makes a copy once, for which the primary's commits wait, and which waits for nobody once promoted", async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = join(folder, "first");
  runPostgreSQLTool("initdb", folder, ["-D", first, "-U", "owner", ...asTests]);
  const primary = await servePostgreSQL(first, []);
  onTestFinished(() => primary.end("SIGQUIT"));
  await runAsAdmin(primary.url, "create table kept (number int)");

  const port = await freePort();
  const data = join(folder, "standby");
  const start = async () => {
    const child = spawn(
      script,
      ["-p", String(port), "-k", dirname(data), "-c", "listen_addresses=127.0.0.1"],
      {
        ...unprivilegedUser(),
        cwd: folder,
        env: {
          PATH: `${findPostgreSQL()}:${process.env.PATH}`,
          ...{ PRIMARY: "127.0.0.1", PGPORT: new URL(primary.url).port, PGUSER: "owner", PGDATA: data },
        },
        stdio: "ignore",
      },
    );
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const end = async () => {
      child.kill("SIGQUIT");
      await ended;
    };
    onTestFinished(end);
    // Its copy counts for the primary's commits.
    await untilStarted(
      child,
      async () => (await readAsAdmin(primary.url, "select sync_state from pg_stat_replication")) === "quorum",
    );
    return end;
  };
  const standby = `postgresql://owner@127.0.0.1:${port}/postgres`;
  const countThere = () => readAsAdmin(standby, "select count(*)::int from kept").catch(() => null);

  // A copy that broke off before.
  const half = `${data}.new`;
  mkdirSync(half);
  writeFileSync(join(half, "PG_VERSION"), "");
  const user = unprivilegedUser();
  if (user) chownSync(half, user.uid, user.gid);
  const end = await start();
  await runAsAdmin(primary.url, "insert into kept values (1)");
  await until(async () => (await countThere()) === 1);

  await end();
  await start();
  expect(await countThere()).toBe(1);

  await primary.end("SIGQUIT");
  await runAsAdmin(standby, "select pg_promote()");
  expect(await readAsAdmin(standby, "show synchronous_standby_names")).toBe("");
  await runAsAdmin(standby, "insert into kept values (2)");
  expect(await countThere()).toBe(2);
});
