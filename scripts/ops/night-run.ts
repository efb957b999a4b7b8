import { type Command, momentIn, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = {
  client: { type: "string" },
  deliver: { type: "boolean" },
  at: { type: "string" },
} as const;

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
    const { email, day, state, quota, seen, found, dropped, enriched, delivered, spent, error, isHeld } =
      night;
    const left = Object.entries(dropped).map(([reason, count]) => `${reason} ${count}`);
    const text = [
      `${email}, ${day}: ${state}${isHeld ? ", held" : ""}${error ? `, ${error}` : ""}`,
      `${quota} due; ${seen} companies seen, ${found} people found, left out: ${left.join(", ") || "nobody"}`,
      `${enriched} enriched (${spent} units), ${delivered} delivered`,
    ].join("\n");
    return { text, facts: night };
  },
};
