import { type Command, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { client: { type: "string" } } as const;

/** `list hold`. interpretation.md D138. */
export const listHold: Command<typeof options> = {
  usage: "list hold --client ADDRESS",
  summary: "delivers nothing to a customer's list until it is released; nights go on preparing",
  options,
  parameters: 0,
  async run(location, _, { client: given }) {
    const client = required("client", given);
    const held = await withProduct(location, (ask) => ask("list.hold", { client }));
    return { text: `${held.email}: held since ${held.heldSince}`, facts: held };
  },
};

/** `list release`. interpretation.md D138. */
export const listRelease: Command<typeof options> = {
  usage: "list release --client ADDRESS",
  summary: "lets a held list be delivered again: what is staged today within a minute, if it is past 7:00",
  options,
  parameters: 0,
  async run(location, _, { client: given }) {
    const client = required("client", given);
    const released = await withProduct(location, (ask) => ask("list.release", { client }));
    const text = `${released.email}: ${released.wasHeld ? "released" : "was not held"}`;
    return { text, facts: released };
  },
};
