import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { startFileServer } from "../server/server-under-test.ts";

// The proxy is on the same machine.
const server = startFileServer({ TRUST_PROXY: "127.0.0.1" });

test("visitors behind a proxy that adds ports are rate-limited one by one", async () => {
  const guess = (address: string) =>
    fetch(`${server().url}/api/session`, {
      method: "POST",
      headers: { Origin: server().url, "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ token: "wrong" }),
    }).then((response) => response.status);
  const statuses = new Set<number>();
  const address = `192.0.2.${randomInt(1, 200)}`;
  for (let port = 5_000; !statuses.has(429) && port < 5_500; port++)
    statuses.add(await guess(`${address}:${port}`));
  expect([...statuses]).toEqual([400, 429]);
  for (const same of [address, `"${address}:1"`, `[::ffff:${address}]:80`])
    expect(await guess(same)).toBe(429);
  for (const other of ["192.0.2.254:5000", "[2001:db8::1]:443", '"[2001:db8:1::1]:443"', "unknown"])
    expect(await guess(other), other).toBe(400);
});
