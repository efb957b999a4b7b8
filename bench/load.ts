import { execFile, spawnSync } from "node:child_process";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";

const command = process.env.WRK_PATH ?? "wrk";

/** Seconds after which a response counts as missing: a slow peer keeps 64 connections waiting for more than wrk's two. */
const timeout = 30;

/** True when wrk is installed. */
export function hasWrk(): boolean {
  return spawnSync(command, ["-v"]).error === undefined;
}

/** Responses per second to 64 connections that accept Brotli. Throws unless all are successful. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const stdout = await runWrk(url, seconds);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return rateIn(stdout);
}

/** The same for paths that do not exist, another one for each request. Throws unless all are refused. */
export async function refusalsPerSecond(url: string, seconds: number): Promise<number> {
  const stdout = await runWrk(url, seconds, ["-s", join(import.meta.dirname, "unknown-paths.lua")]);
  const total = stdout.match(/(\d+) requests in/)?.[1];
  if (total !== stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1]) throw new Error(stdout);
  return rateIn(stdout);
}

async function runWrk(url: string, seconds: number, more: string[] = []): Promise<string> {
  const parameters = [
    "-t1",
    "-c64",
    `-d${seconds}s`,
    `--timeout=${timeout}s`,
    "-H",
    "Accept-Encoding: br",
    ...more,
    url,
  ];
  return (await promisify(execFile)(command, parameters)).stdout;
}

const rateIn = (stdout: string) => Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);

/**
 * The response to a browser that accepts Brotli: its compressed bytes, and the headers that the HTTP server does not
 * add itself.
 */
export async function rawResponse(
  url: string,
): Promise<{ bytes: Uint8Array; headers: Record<string, string> }> {
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
  const added = ["connection", "keep-alive", "date", "content-length", "content-type", "transfer-encoding"];
  const headers = Object.entries(response.headers).filter(([name]) => !added.includes(name));
  return { bytes: await buffer(response), headers: Object.fromEntries(headers) as Record<string, string> };
}
