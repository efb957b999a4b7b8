import { type Command, momentIn } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { at: { type: "string" } } as const;

/** `morning run`. docs/decisions/0032-morning-mail.md. */
export const morningRun: Command<typeof options> = {
  usage: "morning run [--at MOMENT]",
  summary:
    "does what the schedule does at MOMENT (ISO 8601 with its offset), now unless said: delivers the lists, from 7:30 on gives the mails of that morning, and those with the report of a month, to the outbox",
  options,
  parameters: 0,
  async run(location, _, { at: given }) {
    const at = momentIn(given).toISOString();
    const { day, delivered, mails } = await withProduct(location, (ask) => ask("morning.run", { at }));
    const text =
      day === null
        ? "There is nothing to do then: lists are delivered from 7:00 in Paris and mails leave from 7:30 to 10:00, on working days; reports of a month from 8:00 on the first of them."
        : `${day}: ${delivered} lists were delivered, ${mails} mails were given to the outbox. The product sends them while it runs.`;
    return { text, facts: { at, day, delivered, mails } };
  },
};
