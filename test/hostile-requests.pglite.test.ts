import { expect, onTestFinished, test } from "vitest";
import { hostileRequests, send } from "./hostile-requests.ts";
import { discard, startServer, Visitor } from "./running-server.ts";

// How quickly the product answers meanwhile is shown by `npm run bench -- hostile`.

test.each(["@", "(", " ", "`"])(
  "every field, header and address full of %j gets an answer that is no failure of ours",
  { timeout: 60_000 },
  async (piece) => {
    const server = await startServer();
    onTestFinished(async () => {
      await server.end("SIGTERM");
      discard(server);
    });
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
    // Pino's numbers for error and fatal.
    expect(server.output()).not.toMatch(/"level":[56]0/);
  },
);
