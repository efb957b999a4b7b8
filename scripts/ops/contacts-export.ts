import { csvOf } from "#app/csv/csv.ts";
import type { Ask, OperationResult } from "#app/operations/operations.server.ts";
import type { Command } from "./command.ts";
import { withProduct } from "./product.ts";

/** `contacts export`. */
export const contactsExport: Command = {
  usage: "contacts export",
  summary: "the contact and data requests that are stored, the oldest first, as CSV for a French spreadsheet",
  options: {},
  parameters: 0,
  async run(location) {
    const requests = await withProduct(location, allRequests);
    const text = csvOf([[...columns], ...requests.map((row) => columns.map((name) => row[name] ?? ""))]);
    return { text: text.trimEnd(), facts: { requests } };
  },
};

const columns = [
  ...(["reference", "id", "createdAt", "deliveredAt", "state", "settledAt", "right"] as const),
  ...(["firstName", "lastName", "email", "company", "subject", "message"] as const),
] as const;

type Page = OperationResult<"contacts.export">;

/** All pages as one. */
async function allRequests(ask: Ask): Promise<Page["requests"]> {
  const requests: Page["requests"] = [];
  for (let after: string | null = null; ; ) {
    const page: Page = await ask("contacts.export", { after });
    requests.push(...page.requests);
    if (page.next === null) return requests;
    after = page.next;
  }
}
