import type { OperationResult } from "#app/operations/operations.server.ts";
import { type Command, momentIn, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = {
  client: { type: "string" },
  deliver: { type: "boolean" },
  at: { type: "string" },
} as const;

/** Why the list was not delivered now, as the end of a sentence. */
const reasons = {
  delivered: "",
  already: ", before this run",
  held: ": the list is held",
  not_staged:
    ": it waits for the register or for addresses; run it again in some minutes, or with an --at after 6:45, which waits for nobody",
  left: ": nothing is due, or the list is full",
};

/** `night run`. docs/decisions/0039-night.md. */
export const nightRun: Command<typeof options> = {
  usage: "night run --client ADDRESS [--deliver] [--at MOMENT]",
  summary:
    "does a customer's whole night now, as if it were MOMENT (ISO 8601 with its offset); with --deliver its delivery, too",
  options,
  parameters: 0,
  async run(location, _, { client: given, deliver, at: moment }) {
    const client = required("client", given);
    const at = momentIn(moment).toISOString();
    const night = await withProduct(location, (ask) =>
      ask("night.run", { client, at, isDelivered: deliver === true }),
    );
    const { email, isHeld, delivery, ...facts } = night;
    const text = `${email}, ${isHeld ? "held, " : ""}${describedNight(facts)}${delivery ? reasons[delivery] : ""}`;
    return { text, facts: night };
  },
};

/** What a night did, in lines for operators. */
export function describedNight(night: OperationResult<"client.show">["nights"][number]): string {
  const { day, state, quota, requests, seen, found, dropped, enriched, delivered, spent } = night;
  const { error, enrichmentError } = night;
  const left = Object.entries(dropped).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${day}: ${state}${error ? `, ${error}` : ""}`,
    `${quota} due; ${requests} requests, ${seen} companies seen, ${found} people found, left out: ${left.join(", ") || "nobody"}`,
    `${enriched} enriched (${spent} units${enrichmentError ? `, ${enrichmentError}` : ""}), ${delivered} delivered`,
  ].join("\n");
}
