import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { placeName } from "#app/targeting/register/places.ts";
import { sizeNames } from "#app/targeting/sentences.ts";
import type { ExampleCompany } from "#app/targeting/targeting-protocol.ts";
import { fewCompanies } from "#app/targeting/variants.ts";
import { Button, Spinner } from "#app/ui/form/button.tsx";
import type { CountedVariant, Counting } from "./use-count.ts";

type Props = { isOn: boolean; counting: Counting; onApply: (criteria: Criteria) => void };

/** How many companies match, some of them, and what one criterion more or less would give. */
export function CountPanel({ isOn, counting, onApply }: Props) {
  const { found, isCounting, problem, variants, again } = counting;
  return (
    <section
      aria-labelledby="count"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the criteria it scrolls by itself, also with the keys
      tabIndex={0}
      className="targeting-count grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-line bg-paper-raised px-press py-4"
    >
      <h2 id="count" className="text-ink-soft text-sm">
        {copy.count.title}
      </h2>
      {isOn ? (
        <>
          <CountText counting={counting} />
          {!isCounting && problem && (
            <Button variant="secondary" onClick={again} className="justify-self-start">
              {copy.count.retry}
            </Button>
          )}
          {found && variants.length > 0 && (
            <Variants
              isFew={!found.atLeast && found.count < fewCompanies}
              variants={variants}
              onApply={onApply}
            />
          )}
          {found && found.examples.length > 0 && <Examples companies={found.examples} />}
          <p className="text-ink-soft text-xs">{copy.count.source}</p>
        </>
      ) : (
        <p className="text-sm">{copy.count.off}</p>
      )}
    </section>
  );
}

/** The count in words, which screen readers hear when it changes. */
function CountText({ counting: { found, isCounting, problem } }: { counting: Counting }) {
  const problems = {
    limited: copy.count.limited,
    unavailable: copy.count.unavailable,
    "signed out": copy.problems.signedOut,
  };
  return (
    <p
      role="status"
      className="flex min-h-14 items-center gap-3 font-semibold text-lg leading-tight tabular-nums"
    >
      {isCounting && <Spinner className="text-sun" />}
      {isCounting ? (
        <span className="min-w-0 text-ink-soft wrap-anywhere">{copy.count.counting}</span>
      ) : problem ? (
        <span className="min-w-0 font-medium text-base wrap-anywhere">{problems[problem]}</span>
      ) : (
        found && <span className="min-w-0 wrap-anywhere">{copy.count.result(found)}</span>
      )}
    </p>
  );
}

function Variants({
  isFew,
  variants,
  onApply,
}: {
  isFew: boolean;
  variants: CountedVariant[];
  onApply: Props["onApply"];
}) {
  return (
    <div className="border-line border-t pt-4">
      <p className="font-medium text-sm">{isFew ? copy.variants.few : copy.variants.many}</p>
      <ul className="mt-2 grid gap-1">
        {variants.map((variant) => (
          <li key={nameOf(variant)}>
            <button
              type="button"
              onClick={() => onApply(variant.criteria)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm border border-line bg-paper px-3 py-2 text-start text-sm leading-tight hover:border-ink"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{nameOf(variant)}</span>
              <span className="min-w-0 text-ink-soft tabular-nums wrap-anywhere">
                {copy.count.short(variant.found)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(variant: CountedVariant): string {
  switch (variant.kind) {
    case "drop":
      return copy.variants.drop[variant.criterion];
    case "bands":
      return copy.variants.only(sizeNames(variant.bands).join(", "));
    case "place":
      return copy.variants.only(placeName(variant.place.kind, variant.place.code));
  }
}

function Examples({ companies }: { companies: readonly ExampleCompany[] }) {
  return (
    <div className="border-line border-t pt-4">
      <h3 className="font-medium text-sm">{copy.count.examples}</h3>
      <ul className="mt-1">
        {companies.map(({ siren, name, activity, city, headcount }) => (
          <li key={siren} className="border-line py-2 text-sm leading-tight not-first:border-t">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <p className="text-ink-soft wrap-anywhere">
              {[activity, city, headcount && sizeName(headcount)].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const sizeName = ({ min, max }: { min: number; max: number | null }) =>
  max === null ? copy.sizes.from(min) : copy.sizes.between(min, max);
