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
        <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-6 pt-6 pb-10 sm:pt-10 sm:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div className="bg-paper">
            <p className="mb-3 font-medium text-ink-soft text-sm">{hero.audience}</p>
            <h1 className="text-3xl">{hero.heading}</h1>
            <Taglines />
          </div>
          <div className="bg-paper">
            <p className="max-w-measure text-ink-soft text-lg">{hero.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ExternalButton href={bookingUrl}>
                {hero.bookDemo}
                <Icon name="external" />
                <span className="sr-only">{publicLayout.opensNewTab}</span>
              </ExternalButton>
              <AnchorButton href="#pricing" variant="secondary">
                {hero.hire}
              </AnchorButton>
            </div>
            <ul className="mt-4 flex flex-wrap gap-x-2 text-ink-soft text-sm">
              {facts.map((fact) => (
                <li key={fact} className="not-last:after:ms-2 not-last:after:content-['·']">
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <NightBand />
    </section>
  );
}
