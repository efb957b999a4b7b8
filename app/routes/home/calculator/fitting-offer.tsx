import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import type { OfferTexts } from "./estimate-texts.ts";

/** The offer that suffices with its price, or the way to a demo. */
export function FittingOffer({ texts, bookingUrl }: { texts: OfferTexts; bookingUrl: string }) {
  return (
    <div className="px-5 pt-4 pb-6 sm:px-7">
      {"tooMany" in texts ? (
        <>
          <p className="text-sm">{texts.tooMany}</p>
          <ExternalButton href={bookingUrl} variant="secondary" className="mark-external mt-3">
            {copy.demo}
            <span className="sr-only">{copy.opensNewTab}</span>
          </ExternalButton>
        </>
      ) : (
        <>
          <p className="text-ink-soft text-xs">{copy.fitting}</p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-semibold text-xl">{texts.name}</strong>
            <span className="font-semibold text-lg tabular-nums">{texts.monthly}</span>
          </p>
          <p className="text-ink-soft text-sm">{texts.each}</p>
        </>
      )}
    </div>
  );
}
