import { type Period, type PeriodName, periods } from "#app/periods.ts";
import { type Command, momentIn } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { apply: { type: "boolean" }, at: { type: "string" } } as const;

/** `retention run`. interpretation.md D9, D160, D245. */
export const retentionRun: Command<typeof options> = {
  usage: "retention run [--apply] [--at MOMENT]",
  summary:
    "deletes what is over at MOMENT (ISO 8601 with its offset), now unless said, as the product does every minute; without --apply says how many rows of each kind would go",
  options,
  parameters: 0,
  async run(location, _, { apply: isApplied = false, at: given }) {
    const at = momentIn(given);
    const { teams, idle, due } = await withProduct(location, (ask) =>
      ask("retention.run", { at: at.toISOString(), isApplied }),
    );
    const done = isApplied ? "deleted" : "would go";
    const lines = [
      ...due.flatMap(({ name, period, rows }) =>
        rows > 0 ? [`${rows} ${name} ${done}${period ? ` (${described(period)})` : ""}`] : [],
      ),
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
      facts: { at: at.toISOString(), isApplied, due, teams, idle },
    };
  },
};

function described(name: PeriodName): string {
  const { count, unit }: Period = periods[name];
  return `after ${count} ${unit}${count === 1 ? "" : "s"}`;
}
