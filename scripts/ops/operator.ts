import type { Command } from "./command.ts";
import { withProduct } from "./product.ts";

/** `operator reset-passkeys`. interpretation.md D225. */
export const operatorResetPasskeys: Command = {
  usage: "operator reset-passkeys ADDRESS",
  summary: "removes the passkeys of an operator who has lost them; the desk then asks for a code alone",
  options: {},
  parameters: 1,
  async run(location, [client = ""]) {
    const reset = await withProduct(location, (ask) => ask("passkeys.reset", { client }));
    return { text: `${reset.email}: ${reset.removed} removed`, facts: reset };
  },
};
