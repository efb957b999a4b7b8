import { expect, test } from "vitest";
import { fuzz } from "../fuzz.ts";
import { randomFrom } from "../random-from.ts";
import { longRunningProduct } from "../server/running-server.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { type ApiDescription, type GeneratedRequest, requestGenerator } from "./generated-requests.ts";

/** The requests on each engine; a hundred times as many in `npm run test:fuzz`. */
const requests = 500 * fuzz;
/** How many of them are sent by the same customers. */
const batch = 250;
const parallel = 6;

/** Lines that the start and the local mailbox print for people. */
const forPeople = /^(?:Matinal is ready|Mails?: |Mail for |Warning: |$)/;
const stack = /\bat (?:async )?[\w.<>$ ]+\((?:file|node|\/)[^)]*:\d+:\d+\)|node_modules\/|Error: .*\n\s+at /;

test("generated requests over every route are answered without a server error, a stack, a hang or a log line that is not JSON", async () => {
  const seed = Number(process.env.SEED ?? 20261126);
  const server = await startTestServer(
    {
      ...(await emptyDatabase()),
      TRUST_PROXY: "127.0.0.1",
      // A register that is away, and no request that leaves this machine.
      COMPANY_REGISTER_URL: "http://127.0.0.1:1",
      ASSISTANT_BASE_URL: "http://127.0.0.1:1",
      ASSISTANT_MODEL: "none",
    },
    longRunningProduct,
  );
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDescription;
  const random = randomFrom(seed);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  for (let first = 0; first < requests; first += batch) {
    const customer = await newCustomer(`fuzz.${first}`, first);
    const next = requestGenerator(random, description, { ids: customer.ids, origin: server.url });
    const work = Array.from({ length: parallel }, async () => {
      while (sent < first + batch) {
        const number = sent++;
        const request = next();
        const status = await send(request, customer.visitor, number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await Promise.all(work);
  }
  expect(failures).toEqual([]);
  // Enough of them reach what they are for.
  const answered = [...statuses]
    .filter(([status]) => status < 300)
    .reduce((sum, [, count]) => sum + count, 0);
  expect(answered, JSON.stringify([...statuses])).toBeGreaterThan(requests / 10);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const lines = server.output().split("\n");
  expect(lines.filter((line) => !forPeople.test(line) && !isJson(line))).toEqual([]);
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);

  /** A customer with a profile, a draft and prospects, and the ids of all of these. */
  async function newCustomer(name: string, index: number) {
    const visitor = new Visitor(server, `203.0.113.${(index / batch) % 250}`);
    await visitor.signIn(`${name}@exemple.fr`);
    await visitor.onboard();
    const ids = (await visitor.conversation()).map(({ id }) => id);
    const draft = await visitor.post("/api/drafts", { key: crypto.randomUUID(), kind: "email" });
    const { draft: made } = (await draft.json()) as { draft?: { id: string } };
    if (made) ids.push(made.id);
    return { visitor, ids };
  }

  async function send(request: GeneratedRequest, visitor: Visitor, number: number): Promise<number> {
    const where = `#${number} ${request.method} ${request.path.slice(0, 200)}`;
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    try {
      const response = await fetch(server.url + request.path, {
        method: request.method,
        redirect: "manual",
        headers: {
          // A network for each, since the limits of networks would answer most of them.
          ...{ Cookie: cookie, "X-Forwarded-For": `198.51.${number % 256}.${(number >> 8) % 256}` },
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: request.body }),
        // A machine that is slow and busy answers within less.
        signal: AbortSignal.timeout(60_000),
      });
      if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
        await response.body?.cancel();
        return response.status;
      }
      const text = await response.text();
      // What needs a model or a register that is away says so.
      const isAway = response.status === 503 && /"code":"(?:register|model)_/.test(text);
      if (response.status >= 500 && !isAway)
        failures.push(
          `${where}: ${response.status} ${JSON.stringify(request.headers)} ${text.slice(0, 200)}`,
        );
      if (stack.test(text)) failures.push(`${where}: a stack`);
      return response.status;
    } catch (error) {
      failures.push(`${where}: ${error} ${(error as Error).cause ?? ""}`);
      return 0;
    }
  }
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
