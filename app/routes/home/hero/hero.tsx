import { hero } from "#app/content/home/hero-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { HomeSection } from "#app/hrefs.ts";
import { AnchorButton, ExternalButton } from "#app/ui/form/button.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { NightBand } from "./night-band.tsx";
import { Taglines } from "./taglines.tsx";

type Props = { bookingUrl: string; facts: readonly string[] };

/** The first screen: what one gets, the calls to action and the product, lit in the night. */
export function Hero({ bookingUrl, facts }: Props) {
  return (
    <section id={"home" satisfies HomeSection}>
      <div className="@container px-edge sm:px-6">
        <div className="hero">
          <div>
            <p className="mb-2 font-medium sm:mb-3 text-ink-soft text-xs sm:text-sm">{hero.audience}</p>
            <h1 className="text-3xl">
              {hero.headingLines.map((line, index) => (
                <span key={line} className={index < 2 ? "max-sm:block" : "block"}>
                  {index > 0 && " "}
                  {line}
                </span>
              ))}
            </h1>
            <Taglines />
          </div>
          <div className="flex flex-col gap-5 @min-[60rem]:gap-6">
            <div>
              <div className="flex flex-wrap gap-x-3 gap-y-2">
                <ExternalButton
                  href={bookingUrl}
                  className="mark-external max-sm:grow max-sm:px-4 max-sm:after:hidden lg:max-[72rem]:grow"
                >
                  {hero.bookDemo}
                  <span className="sr-only">{publicLayout.opensNewTab}</span>
                </ExternalButton>
                <AnchorButton
                  href={`#${"pricing" satisfies HomeSection}`}
                  variant="secondary"
                  className="max-sm:grow max-sm:px-4 lg:max-[72rem]:grow"
                >
                  {hero.hire}
                </AnchorButton>
              </div>
              <div className="mt-3 overflow-x-clip text-ink-soft text-xs sm:text-sm lg:mt-4">
                {/* The dot before the first fact of a line is clipped. */}
                <ul className="hero-facts">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </div>
            </div>
            <p className="max-w-measure text-ink-soft text-lg min-[24rem]:text-balance @min-[60rem]:order-first">
              {wholeEmails(hero.lead)}
            </p>
          </div>
        </div>
      </div>
      <NightBand />
    </section>
  );
}
