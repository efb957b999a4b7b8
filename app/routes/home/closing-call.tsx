import type { closingCall } from "#app/content/home/trust-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { HomeSection } from "#app/hrefs.ts";
import { AnchorButton, ExternalButton } from "#app/ui/form/button.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";

/** The last words of the page: the sun is up. */
export function ClosingCall({ copy, bookingUrl }: { copy: typeof closingCall; bookingUrl: string }) {
  return (
    <div className="mt-14 sm:mt-20">
      <Horizon sun="up" />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 className="max-w-[24ch] text-2xl">{copy.heading}</h2>
          <p className="mt-3 max-w-measure text-ink-soft text-lg">{copy.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ExternalButton href={bookingUrl} className="mark-external max-sm:grow">
            {copy.book}
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </ExternalButton>
          <AnchorButton
            href={`#${"pricing" satisfies HomeSection}`}
            variant="secondary"
            className="max-sm:grow"
          >
            {copy.prices}
          </AnchorButton>
        </div>
      </div>
    </div>
  );
}
