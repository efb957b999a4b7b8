import { healthFacts, todayCopy } from "#app/content/desk/today-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { Health } from "#app/operators/today/health.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { StateMark, type Tone } from "../state-mark.tsx";

const { health: copy } = todayCopy;

const tones: Record<Health["state"], Tone> = {
  ...{ good: "good", warning: "waiting", bad: "bad" },
  ...{ off: "quiet", unknown: "quiet" },
};

const format = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone });

const timeOf = (moment: string) => format.format(new Date(moment));

/** The health of each part of the product. */
export function HealthTable({ health }: { health: readonly Health[] }) {
  return (
    <DeskTable
      caption={copy.caption}
      columns={[copy.columns.part, copy.columns.state, copy.columns.facts]}
      rows={health.map((part) => ({
        key: part.part,
        cells: [
          <span key="part" className="font-semibold">
            {copy.parts[part.part]}
          </span>,
          <StateMark key="state" tone={tones[part.state]}>
            {copy.states[part.state]}
          </StateMark>,
          healthFacts(part, timeOf) || copy.nothing,
        ],
      }))}
    />
  );
}
