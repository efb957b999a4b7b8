import { csvOf } from "#app/csv/csv.ts";
import type { Ask, OperationResult } from "#app/operations/operations.server.ts";
import type { Command } from "./command.ts";
import { withProduct } from "./product.ts";

/** `audit export`. docs/decisions/0053-operators-desk.md. */
export const auditExport: Command = {
  usage: "audit export",
  summary:
    "the audit log, the newest first, as CSV: when, who, what, whose data, about what, in detail, from where, the request's id",
  options: {},
  parameters: 0,
  async run(location) {
    const entries = await withProduct(location, allEntries);
    const rows = entries.map((entry) => [
      ...[
        String(entry.id),
        entry.at,
        entry.actor,
        entry.action,
        entry.clientId ?? "",
        entry.clientEmail ?? "",
      ],
      ...[entry.subject ?? "", JSON.stringify(entry.details), entry.address ?? "", entry.requestId ?? ""],
    ]);
    return { text: csvOf([head, ...rows]).trimEnd(), facts: { entries } };
  },
};

const head = [
  ...["id", "at", "actor", "action", "clientId", "clientEmail"],
  ...["subject", "details", "address", "requestId"],
];

type Page = OperationResult<"audit.export">;

/** All pages as one. */
async function allEntries(ask: Ask): Promise<Page["entries"]> {
  const entries: Page["entries"] = [];
  for (let before: number | null = null; ; ) {
    const page: Page = await ask("audit.export", { before });
    entries.push(...page.entries);
    if (page.next === null) return entries;
    before = page.next;
  }
}
