import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import pg from "pg";
import { databaseServers } from "#environment/database-servers.ts";
import { OperatorError } from "../operator-error.ts";

type Tool = "pg_dump" | "pg_restore";

const install = "Install PostgreSQL's client programs of the server's version or newer";

/** The major version of an installed program. Throws an `OperatorError` when it is missing or older than `least`. */
export async function requireTool(tool: Tool, least: number, than: string): Promise<number> {
  const { output } = await run(tool, ["--version"], process.env);
  const major = Number(/ (\d+)/.exec(output)?.[1]);
  if (!(major >= least))
    throw new OperatorError(`${tool} ${major} is older than ${than}, ${least}. ${install}.`);
  return major;
}

/**
 * Runs the program on the database at `url`. Host, user and password go through the environment, which other users
 * cannot read, and never into the command line. Throws an `OperatorError` with the program's first line when it fails.
 */
export async function runTool(tool: Tool, url: string, parameters: string[]): Promise<void> {
  const { code, output } = await run(tool, ["--no-password", ...parameters], libpqEnvironment(url));
  if (code !== 0) throw new OperatorError(`${tool} failed: ${output.trim().split("\n", 1)[0]}`);
}

/** The table of contents of a dump. Throws an `OperatorError` when the file is none. */
export async function listDump(file: string): Promise<string> {
  const { code, output } = await run("pg_restore", ["--list", file], { ...process.env, LC_MESSAGES: "C" });
  if (code !== 0) throw new OperatorError(`pg_restore failed: ${output.trim().split("\n", 1)[0]}`);
  return output;
}

/** The URL as pg reads it, and so as the product does, in the variables of libpq. */
function libpqEnvironment(url: string): NodeJS.ProcessEnv {
  const { urls, needsPrimary } = databaseServers(url);
  const servers = urls.map((each) => new pg.Client({ connectionString: each }));
  const [{ user, database, password } = new pg.Client()] = servers;
  const parameters = new URL(urls[0] ?? url).searchParams;
  const sslMode = parameters.get("sslmode")?.replace("no-verify", "require");
  const given = {
    PGHOST: servers.map(({ host }) => host).join(","),
    PGPORT: servers.map(({ port }) => port).join(","),
    PGTARGETSESSIONATTRS: needsPrimary ? "read-write" : null,
    PGUSER: user,
    PGDATABASE: database,
    PGPASSWORD: password,
    PGSSLMODE: sslMode,
    PGSSLROOTCERT: parameters.get("sslrootcert"),
    PGSSLCERT: parameters.get("sslcert"),
    PGSSLKEY: parameters.get("sslkey"),
  };
  const declared = Object.entries(given).filter(([, value]) => value);
  // These would lead to another server than the URL; pg reads neither.
  const { PGHOSTADDR: _address, PGSERVICE: _service, ...inherited } = process.env;
  // English messages, whatever the operator's language: they are cited in ours.
  return { ...inherited, LC_MESSAGES: "C", ...Object.fromEntries(declared) };
}

async function run(tool: Tool, parameters: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(tool, parameters, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", (cause) => reject(new OperatorError(`${tool} is missing. ${install}.`, { cause })));
    child.once("close", (code) => resolve(code));
  });
  const [code, out, problems] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: problems || out };
}
