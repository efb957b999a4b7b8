import { execFile, spawnSync } from "node:child_process";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";

const command = process.env.WRK_PATH ?? "wrk";

/** True when wrk is installed. */
export function hasWrk(): boolean {
  return spawnSync(command, ["-v"]).error === undefined;
}

/** Responses per second to 64 connections that accept Brotli. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const parameters = ["-t1", "-c64", `-d${seconds}s`, "-H", "Accept-Encoding: br", url];
  const { stdout } = await promisify(execFile)(command, parameters);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

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
