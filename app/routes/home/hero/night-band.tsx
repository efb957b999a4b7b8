import { hero } from "#app/content/home/hero-copy.ts";
import { prospectList } from "#app/content/home/prospect-list-copy.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import type { Href } from "#app/hrefs.ts";
import { PauseMotion } from "#app/ui/motion/motion.tsx";
import { NightSky } from "#app/ui/page/night-sky.tsx";
import ProspectList from "../prospects/prospect-list.island.tsx";

/** The product in the night: the list stands on the band, which meets the paper at the horizon. */
export function NightBand() {
  return (
    <div className="night-band">
      <NightSky hasSun />
      {/* Thin ribbons that follow the pointer. Decoration: hidden from screen readers and from the pointer. */}
      <div data-enhancement="trail-canvas" data-waits-for="touch-around" aria-hidden="true" className="trail">
        <canvas />
      </div>
      <div className="@container relative mx-auto w-full max-w-page">
        <ProspectList />
        <div className="night flex flex-wrap bg-transparent! items-center justify-between gap-x-8 py-3">
          <p className="text-ink-soft text-xs">
            {prospectList.try} {prospectList.note}
          </p>
          <div className="flex flex-wrap items-center gap-x-8">
            <a
              href={sampleList.path satisfies Href}
              download
              className="mark-arrow inline-flex min-h-11 items-center font-medium text-ink text-xs underline before:rotate-90 decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {prospectList.download(sampleProspects.length)}
            </a>
            <div data-enhancement="pause-motion" data-waits-for="touch" className="contents">
              <PauseMotion copy={hero.motion} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
