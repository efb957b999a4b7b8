import { expect, test } from "vitest";
import { startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { hostileRequests, send } from "./hostile-requests.ts";

// `npm run bench -- hostile` measures how quickly the product answers meanwhile.

// A register that is away, so that words about companies are read.
const server = startFileServer({ TRUST_PROXY: "127.0.0.1", COMPANY_REGISTER_URL: "http://127.0.0.1:1" });

test.each(["@", "(", " ", "`", "\ufdfa"])(
  "every field, header and address filled with %j is answered without a server error",
  async (piece) => {
    const { url, output } = server();
    // A network of its own, so that no piece meets the rate limits of another.
    const address = `198.51.100.${piece.charCodeAt(0) % 256}`;
    const visitor = new Visitor(server(), address);
    await visitor.signIn(`hostile.${crypto.randomUUID()}@exemple.fr`);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

    const failures: string[] = [];
    for (const each of hostileRequests(piece, { origin: url, cookie })) {
      const headers = { "X-Forwarded-For": address, ...each.headers };
      const status = await send(url, { ...each, headers });
      if (status >= 500) failures.push(`${each.place}: ${status}`);
    }
    expect(failures).toEqual([]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // Pino's levels error and fatal.
    expect(output()).not.toMatch(/"level":[56]0/);
  },
);
