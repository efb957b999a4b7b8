import { type Command, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { client: { type: "string" } } as const;

/** `imports list`. */
export const importsList: Command<typeof options> = {
  usage: "imports list --client ADDRESS",
  summary: "the files that were imported into a customer's list, the newest first",
  options,
  parameters: 0,
  async run(location, _, { client }) {
    const address = required("client", client);
    const listed = await withProduct(location, (ask) => ask("imports.list", { client: address }));
    const lines = listed.imports.map(({ id, at, by, fileName, added, known, refused, undone }) =>
      [
        `${id}  ${at}  ${fileName}, by ${by}: ${added} added, ${known} known, ${refused} refused`,
        undone ? `; undone ${undone.at} by ${undone.by}, ${undone.kept} kept` : "",
      ].join(""),
    );
    return { text: lines.join("\n") || `Nothing was imported for ${listed.email}.`, facts: listed };
  },
};

/** `imports undo ID`. interpretation.md D91. */
export const importsUndo: Command = {
  usage: "imports undo ID",
  summary: "takes an import back: its prospects go, except those that people have worked on",
  options: {},
  parameters: 1,
  async run(location, [id = ""]) {
    const undone = await withProduct(location, (ask) => ask("imports.undo", { id }));
    return {
      text: `Removed ${undone.removed} prospects. ${undone.kept} stay, because people have worked on them.`,
      facts: undone,
    };
  },
};
