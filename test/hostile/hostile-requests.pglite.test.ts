import { expect, test } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { hostileRequests, send } from "./hostile-requests.ts";

// `npm run bench -- hostile` measures how quickly the product answers meanwhile.

test.each(["@", "(", " ", "`"])(
  "every field, header and address filled with %j is answered without a server error",
  { timeout: 60_000 },
  async (piece) => {
    const server = await startTestServer();
    const visitor = new Visitor(server);
    await visitor.signIn("hostile@exemple.fr");
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

    const failures: string[] = [];
    for (const each of hostileRequests(piece, { origin: server.url, cookie })) {
      const status = await send(server.url, each);
      if (status >= 500) failures.push(`${each.place}: ${status}`);
    }
    expect(failures).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // Pino's levels error and fatal.
    expect(server.output()).not.toMatch(/"level":[56]0/);
  },
);
