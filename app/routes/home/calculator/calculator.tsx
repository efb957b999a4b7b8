import { useEffect, useRef, useState } from "react";
import { ownFigures, volumeOf, volumes } from "./estimate.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { FittingOffer } from "./fitting-offer.tsx";
import { HandCost } from "./hand-cost.tsx";
import { readFigure } from "./read-figure.ts";
import { useSettled } from "./use-settled.ts";
import { VolumeSlider } from "./volume-slider.tsx";

/** The texts of the three inputs, as they stand in the page. */
type Typed = { volume: string; hourlyCost: string; minutes: string };

const examples: Typed = {
  volume: String(volumes.example),
  hourlyCost: String(ownFigures.hourlyCost.example),
  minutes: String(ownFigures.minutes.example),
};

/**
 * Says which offer fits a number of contacts, what it costs, and what the same costs by hand. Without scripts it
 * is a worked example. The inputs are uncontrolled, so that figures that the browser restored, or that were typed before
 * hydration, are kept and counted.
 */
export function Calculator({ bookingUrl }: { bookingUrl: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(examples);
  const volume = volumeOf(typed.volume);
  const hourlyCost = readFigure(typed.hourlyCost, ownFigures.hourlyCost);
  const minutes = readFigure(typed.minutes, ownFigures.minutes);
  const texts = estimateTexts({ volume, hourlyCost, minutes });
  const announced = useSettled(texts.summary);

  function read() {
    const fields = new FormData(form.current ?? undefined);
    const text = (name: keyof Typed) => String(fields.get(name) ?? "");
    setTyped({ volume: text("volume"), hourlyCost: text("hourlyCost"), minutes: text("minutes") });
  }
  // What the page contains when it is hydrated.
  useEffect(read, []);

  return (
    <form
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="cost-title"
      className="mt-10 grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-paper-raised lg:grid-cols-2"
    >
      <div className="border-line max-lg:border-b lg:border-e">
        <VolumeSlider volume={volume} valueText={texts.volume} />
        <FittingOffer texts={texts.offer} bookingUrl={bookingUrl} />
      </div>
      <HandCost hourlyCost={hourlyCost} minutes={minutes} texts={texts.byHand} />
      <output htmlFor="volume hourly-cost minutes" className="sr-only">
        {announced}
      </output>
    </form>
  );
}
