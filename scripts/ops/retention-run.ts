import { type Command, momentIn } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { apply: { type: "boolean" }, at: { type: "string" } } as const;

/** `retention run`. interpretation.md D9, D160. */
export const retentionRun: Command<typeof options> = {
  usage: "retention run [--apply] [--at MOMENT]",
  summary:
    "deletes prospect data 30 days after cancellations, and prospects that nobody worked or confirmed for 3 years, as at MOMENT (ISO 8601 with its offset); without --apply says what would go",
  options,
  parameters: 0,
  async run(location, _, { apply: isApplied = false, at: given }) {
    const at = momentIn(given);
    const { teams, idle } = await withProduct(location, (ask) =>
      ask("retention.run", { at: at.toISOString(), isApplied }),
    );
    const done = isApplied ? "deleted" : "would go";
    const lines = [
      ...teams.map(
        ({ teamId, cancelledAt, prospects, imports }) =>
          `Team ${teamId}, cancelled ${cancelledAt}: ${prospects} prospects and ${imports} imports ${done}`,
      ),
      ...idle.map(
        ({ teamId, prospects }) =>
          `Team ${teamId}: ${prospects} prospects that nobody worked or confirmed ${done}`,
      ),
    ];
    return {
      text: lines.join("\n") || "Nothing is due.",
      facts: { at: at.toISOString(), isApplied, teams, idle },
    };
  },
};
