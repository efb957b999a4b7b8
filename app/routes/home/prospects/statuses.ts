import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { type SampleStatus, sampleStatuses } from "#app/content/sample/sample-statuses.ts";

/** The status of each prospect, by its id. */
export type Statuses = Readonly<Record<string, SampleStatus>>;

export const initialStatuses: Statuses = Object.fromEntries(
  morningProspects.map(({ id, status }) => [id, status]),
);

/** What the list holds, for its heading: `4 nouveaux prospects, 1 à rappeler`. */
export function countsOf(statuses: Statuses): string {
  const all = Object.values(statuses);
  return sampleStatuses
    .map((status) => ({ status, count: all.filter((each) => each === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => copy.counted[status](count))
    .join(", ");
}

/** The statuses after the choice of a radio button `status-<id>`. */
export function withStatus(statuses: Statuses, { name, value }: { name: string; value: string }): Statuses {
  const id = name.slice("status-".length);
  const status = sampleStatuses.find((each) => each === value);
  return status ? { ...statuses, [id]: status } : statuses;
}
