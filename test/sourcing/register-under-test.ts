import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { createRegister } from "#app/sourcing/register/register.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { type RegisterOptions, startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { openTestDatabase } from "../database/test-database.ts";

/** Answers in place of the register. */
export type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A register with invented companies for one test, and what the product knows of it. `instead` answers in its place from
 * now on; `node` opens it again, as another node does. `asked` are the queries that it received.
 */
export async function startRegister({
  timeout,
  db,
  ...options
}: RegisterOptions & { timeout?: number; db?: Pick<Database, "asOwner"> } = {}) {
  let instead: Instead = () => false;
  const server = await startCompanyRegister({
    count: 1_500,
    instead: (request, response) => instead(request, response),
    ...options,
  });
  onTestFinished(server.stop);
  const opened = db ?? (await openTestDatabase());
  const warnings: unknown[] = [];
  const node = (on = opened, within = timeout) =>
    createRegister(
      {
        db: on,
        log: { warn: (entry: unknown) => void warnings.push(entry) } as never,
        environment: { companyRegisterUrl: server.baseUrl, appUrl: "https://www.matinal.example" },
      },
      within,
    );
  return {
    ...server,
    db: opened,
    register: node(),
    node,
    warnings,
    asked: () => server.received.map(({ url }) => Object.fromEntries(url.searchParams)),
    answer(next: Instead) {
      instead = next;
    },
  };
}
