import { hero } from "~/content/home/hero-copy.ts";
import { publicLayout } from "~/content/public-layout-copy.ts";
import { AnchorButton, ExternalButton } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { NightBand } from "./night-band.tsx";
import Taglines from "./taglines.island.tsx";
import TrailCanvas from "./trail-canvas.island.tsx";

type Props = { bookingUrl: string; facts: readonly string[] };

/**
 * The first screen: what one gets, the calls to action and the product, lit in the night. The texts hide the trail,
 * which runs behind them.
 */
export function Hero({ bookingUrl, facts }: Props) {
  return (
    <section id="home" className="relative isolate">
      <TrailCanvas />
      <div className="px-edge sm:px-6">
        <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-5 pt-3 pb-10 sm:pt-10 sm:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div className="bg-paper">
            <p className="mb-2 font-medium sm:mb-3 text-ink-soft text-xs sm:text-sm">{hero.audience}</p>
            <h1 className="max-[21.5rem]:text-[min(1.875rem,14vw)] text-3xl">{hero.heading}</h1>
            <Taglines />
          </div>
          <div className="flex flex-col gap-5 bg-paper lg:gap-6">
            <div>
              <div className="flex flex-wrap gap-x-3 gap-y-2">
                <ExternalButton href={bookingUrl} className="max-sm:px-4">
                  {hero.bookDemo}
                  <Icon name="external" className="max-sm:hidden" />
                  <span className="sr-only">{publicLayout.opensNewTab}</span>
                </ExternalButton>
                <AnchorButton href="#pricing" variant="secondary" className="max-sm:px-4">
                  {hero.hire}
                </AnchorButton>
              </div>
              <ul className="mt-3 flex flex-wrap gap-x-4 overflow-x-clip text-ink-soft text-xs sm:text-sm lg:mt-4">
                {facts.map((fact) => (
                  <li
                    key={fact}
                    className="relative before:absolute before:-start-2.5 before:content-['·'] max-sm:last:basis-full"
                  >
                    {fact}
                  </li>
                ))}
              </ul>
            </div>
            <p className="max-w-measure text-ink-soft text-lg lg:order-first">{hero.lead}</p>
          </div>
        </div>
      </div>
      <NightBand />
    </section>
  );
}
