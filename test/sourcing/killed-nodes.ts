import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { forShortRuns } from "../process/compile-cache.ts";
import { discard, longRunningProduct, type RunningServer, startServer } from "../server/running-server.ts";

/** A node's transaction on a night: its name, and the night before and after. */
export type Step = { node: string; from: string; to: string; fence: number; teamId: string; day: string };

const clock = join(import.meta.dirname, "../process/night-clock.ts");
const program = { ...longRunningProduct, nodeOptions: [...forShortRuns, "--import", clock] };

/** Two processes of the product on one PostgreSQL database, whose clock the test sets, and the steps of their nights. */
export async function startNodes(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "matinal-nodes-"));
  const file = join(folder, "clock");
  const steps: Step[] = [];
  const client = new pg.Client({ connectionString: variables.DATABASE_URL });
  await client.connect();
  await client.query(noticing);
  const told = new EventEmitter().setMaxListeners(0);
  told.on("step", (step: Step) => steps.push(step));
  client.on("notification", ({ payload = "{}" }) => {
    const step = JSON.parse(payload) as Step;
    // What the test itself writes is no node's step.
    if (step.node !== "") told.emit("step", step);
  });
  const nodes = new Map<string, RunningServer>();
  onTestFinished(async () => {
    for (const node of nodes.values()) {
      if (isRunning(node)) await node.end("SIGKILL");
      discard(node);
    }
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sets the clock of this process and of the nodes, on which it goes on from there. */
  function setClock(moment: number) {
    vi.setSystemTime(moment);
    writeFileSync(file, String(Math.round(moment - (performance.timeOrigin + performance.now()))));
  }

  async function start(name: string) {
    const before = nodes.get(name);
    const url = new URL(variables.DATABASE_URL ?? "");
    url.searchParams.set("application_name", name);
    const node = await startServer(
      {
        ...{ ...variables, DATABASE_URL: url.href, NIGHT_CLOCK: file, LOG_LEVEL: "warn" },
        ...(before ? { PORT: String(before.port), DATA_DIR: before.dataDir } : {}),
      },
      program,
    );
    nodes.set(name, node);
  }

  const nodeOf = (name: string): RunningServer => {
    const node = nodes.get(name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  };

  return {
    steps,
    setClock,
    start,
    nodeOf,
    /** The first step after now that is such a one. */
    next: (isOne: (step: Step) => boolean): Promise<Step> =>
      new Promise((resolve) => {
        told.on("step", (step: Step) => isOne(step) && resolve(step));
      }),
    /** Kills a process at once, and starts it again. */
    async kill(name: string) {
      await nodeOf(name).end("SIGKILL");
      await start(name);
    },
  };
}

const isRunning = ({ process }: RunningServer) => process.exitCode === null && process.signalCode === null;

/** Each step is told when it is committed; writing takes a little longer, so that a process may be killed in the middle. */
const noticing = `
  create function note_step() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.01);
    perform pg_notify('night_step', json_build_object(
      'node', current_setting('application_name'), 'from', old.state, 'to', new.state,
      'fence', new.fence, 'teamId', new.team_id, 'day', new.day)::text);
    return null;
  end $$;
  create trigger note_step after update on nights for each row execute function note_step();
  create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.005); return null; end $$;
  create trigger take_time after insert or update on candidates for each statement execute function take_time();
  create trigger take_time after insert on prospects for each statement execute function take_time();
  listen night_step`;
