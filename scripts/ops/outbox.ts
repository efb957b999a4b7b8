import type { Ask, OperationResult } from "#app/operations/operations.server.ts";
import type { Command } from "./command.ts";
import { withProduct } from "./product.ts";

/** `outbox list`. docs/decisions/0005-outbox.md. */
export const outboxList: Command = {
  usage: "outbox list",
  summary:
    "what waits to be delivered, is tried again or was given up, the oldest first: kind, attempts, when it is due, the last error",
  options: {},
  parameters: 0,
  async run(location) {
    const items = await withProduct(location, allItems);
    const lines = items.map(({ id, kind, state, attempts, createdAt, dueAt, failedAt, lastError, domain }) =>
      [
        `${id}  ${kind}, ${state}, since ${createdAt}`,
        domain ? ` to ${domain}` : "",
        `: ${attempts} attempts, ${failedAt ? `given up ${failedAt}` : `due ${dueAt}`}`,
        lastError ? `, ${lastError}` : "",
      ].join(""),
    );
    return { text: lines.join("\n") || "The outbox is empty.", facts: { items } };
  },
};

/** `outbox retry ID`. */
export const outboxRetry: Command = {
  usage: "outbox retry ID",
  summary: "has an item delivered now, whether it waits or was given up",
  options: {},
  parameters: 1,
  async run(location, [id = ""]) {
    const facts = await withProduct(location, (ask) => ask("outbox.retry", { id }));
    const text =
      facts.state === "soon"
        ? `${id} is being delivered, or is due within seconds.`
        : `${id} is due now: the product delivers it within seconds, while it runs.`;
    return { text, facts };
  },
};

/** `outbox drop ID`. */
export const outboxDrop: Command = {
  usage: "outbox drop ID",
  summary: "gives an item up and deletes it: nobody gets it any more",
  options: {},
  parameters: 1,
  async run(location, [id = ""]) {
    const facts = await withProduct(location, (ask) => ask("outbox.drop", { id }));
    return { text: `Dropped ${id} (${facts.kind}, ${facts.state}).`, facts };
  },
};

type Page = OperationResult<"outbox.list">;

/** All pages as one. */
async function allItems(ask: Ask): Promise<Page["items"]> {
  const items: Page["items"] = [];
  for (let after: string | null = null; ; ) {
    const page: Page = await ask("outbox.list", { after });
    items.push(...page.items);
    if (page.next === null) return items;
    after = page.next;
  }
}
