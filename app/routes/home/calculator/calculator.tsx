import { useEffect, useRef, useState } from "react";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { ownFigures, volumeOf, volumes } from "./estimate.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { FittingOffer } from "./fitting-offer.tsx";
import { HandCost } from "./hand-cost.tsx";
import { readFigure } from "./read-figure.ts";
import { useSettled } from "./use-settled.ts";
import { VolumeSlider } from "./volume-slider.tsx";

type Props = { variant: PricingVariant; bookingUrl: string };

/** The texts of the three inputs, as they stand in the page. */
type Typed = { volume: string; hourlyCost: string; minutes: string };

const examples: Typed = {
  volume: String(volumes.example),
  hourlyCost: String(ownFigures.hourlyCost.example),
  minutes: String(ownFigures.minutes.example),
};

/**
 * Says which offer fits a number of conversations, what it costs, and what the same costs by hand. Without scripts it
 * is a worked example. The inputs are uncontrolled, so that figures that the browser restored, or that were typed before
 * hydration, are kept and counted.
 */
export function Calculator({ variant, bookingUrl }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(examples);
  const volume = volumeOf(typed.volume);
  const hourlyCost = readFigure(typed.hourlyCost, ownFigures.hourlyCost);
  const minutes = readFigure(typed.minutes, ownFigures.minutes);
  const texts = estimateTexts({ volume, hourlyCost, minutes, variant });
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
      aria-labelledby="calculator-title"
      className="overflow-hidden rounded-lg border border-line bg-paper-raised shadow-float"
    >
      <VolumeSlider volume={volume} valueText={texts.volume} />
      <div className="px-5 pb-6 sm:px-7">
        <FittingOffer texts={texts.offer} bookingUrl={bookingUrl} />
        <HandCost hourlyCost={hourlyCost} minutes={minutes} texts={texts.byHand} />
      </div>
      <output htmlFor="volume hourly-cost minutes" className="sr-only">
        {announced}
      </output>
    </form>
  );
}
