import { hero, morningList } from "~/content/home/hero-copy.ts";
import { publicLayout } from "~/content/public-layout-copy.ts";
import { AnchorButton, ExternalButton } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Section } from "../section.tsx";
import { MorningList } from "./morning-list.tsx";
import PauseMotion from "./pause-motion.island.tsx";
import Taglines from "./taglines.island.tsx";
import TrailCanvas from "./trail-canvas.island.tsx";

/** The first screen: taglines, calls to action and a sample of the product. */
export function Hero({ bookingUrl }: { bookingUrl: string }) {
  return (
    <Section
      id="home"
      className="relative isolate"
      column="grid items-center gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:py-24"
    >
      <TrailCanvas />
      <div>
        <p className="mb-4 font-medium text-ink-soft text-sm">{hero.audience}</p>
        <Taglines />
        <p className="mt-6 max-w-measure text-ink-soft text-lg">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ExternalButton href={bookingUrl}>
            {hero.bookDemo}
            <Icon name="external" />
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </ExternalButton>
          <AnchorButton href="#pricing" variant="secondary">
            {hero.hire}
          </AnchorButton>
        </div>
        <p className="mt-6 max-w-measure text-ink-soft text-sm">{hero.promise}</p>
      </div>
      <div className="min-w-0">
        <MorningList />
        <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <p className="text-ink-soft text-xs">{morningList.note}</p>
          <PauseMotion copy={hero.motion} />
        </div>
      </div>
    </Section>
  );
}
