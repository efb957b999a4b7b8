import type { PlanRow } from "#app/offers/plan-rows.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StableText } from "./stable-text.tsx";

type Props = { rows: PlanRow[]; other: PlanRow[] };

/**
 * What a plan contains, by subject. Beside each other the cards share the rows of their grid, so that each subject is
 * level in all three.
 */
export function PlanContents({ rows, other }: Props) {
  return (
    <dl className="mt-6 grid grid-cols-1 text-sm wide:row-span-5 wide:grid-rows-subgrid">
      {rows.map((row, index) => (
        <div key={row.subject} className="border-line border-t py-3.5 last:pb-0">
          <dt className="text-ink-soft text-xs">
            <StableText text={row.label} other={other[index]?.label ?? ""} />
          </dt>
          {row.features.map((feature, at) => (
            <Feature key={feature.text} feature={feature} other={other[index]?.features[at]} />
          ))}
          {row.common && (
            <dd className="mt-1.5 text-ink-soft">
              <StableText text={row.common} other={other[index]?.common ?? ""} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type Feature = PlanRow["features"][number];

function Feature({ feature, other }: { feature: Feature; other: Feature | undefined }) {
  return (
    <dd className="mt-1.5 flex gap-2.5">
      <Icon name="check" className="mt-0.5 text-verified" />
      <div>
        <StableText text={feature.text} other={other?.text ?? ""} />
        {feature.explanation && (
          <p className="mt-0.5 text-ink-soft text-xs">
            <StableText text={feature.explanation} other={other?.explanation ?? ""} />
          </p>
        )}
      </div>
    </dd>
  );
}
