import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { countValues } from "#app/targeting/count-values.ts";
import type { Criteria } from "#app/targeting/criteria.ts";

/** Of how many values the offer includes in one targeting how many are used; nothing where it bounds none. */
export function UsedValues({ criteria, bound }: { criteria: Criteria; bound: number | null }) {
  if (bound === null) return null;
  const count = countValues(criteria);
  return (
    <p className={`text-sm ${count > bound ? "font-medium text-danger" : "text-ink-soft"}`}>
      {copy.bound.used(count, bound)}{" "}
      <a href={"/compte#offre" satisfies Href} className="link">
        {copy.bound.toOffer}
      </a>
    </p>
  );
}
