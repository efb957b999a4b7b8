import type { Ref } from "react";
import { beside } from "#app/content/signed-in/beside-copy.ts";
import type { Revised } from "#app/conversation/protocol.ts";
import { Button } from "#app/ui/form/button.tsx";

const copy = beside.changes;

type Props = {
  revision: Revised;
  /** Orders the version before; `null` where that is no longer the next step. */
  onBack: (() => void) | null;
  /** For the element around the button. */
  buttonRef?: Ref<HTMLDivElement>;
};

/** What an order has changed in a draft: what was taken out struck through, what came in below it, and the way back. */
export function RevisionCard({ revision: { from, version, differences, isCut }, onBack, buttonRef }: Props) {
  return (
    <div className="mt-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] py-3">
      <p className="text-ink-soft text-xs">
        {copy.title} <span className="tabular-nums">({copy.versions(from, version)})</span>
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-1 text-sm" dir="auto">
        {differences.map(({ place, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the differences never move
          <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {differences[index - 1]?.place !== place && (
              <dt className="font-semibold leading-tight">{place}</dt>
            )}
            {before && (
              <dd className="wrap-anywhere">
                <del className="text-ink-soft decoration-danger/70">
                  <span className="sr-only">{copy.removed} </span>
                  {before}
                </del>
              </dd>
            )}
            {after && (
              <dd className="wrap-anywhere">
                <ins className="rounded-xs bg-sun/10 no-underline">
                  <span className="sr-only">{copy.added} </span>
                  {after}
                </ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {differences.length === 0 && <p className="pt-1 text-sm">{copy.none}</p>}
      {isCut && <p className="pt-2 text-ink-soft text-xs">{copy.more}</p>}
      {onBack && (
        <div ref={buttonRef} className="flex flex-wrap pt-3">
          <Button
            variant="secondary"
            className="max-w-full wrap-anywhere slim:grow slim:px-2"
            onClick={onBack}
          >
            {copy.back}
          </Button>
        </div>
      )}
    </div>
  );
}
