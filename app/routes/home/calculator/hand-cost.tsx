import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { ownFigures } from "./estimate.ts";
import type { HandTexts } from "./estimate-texts.ts";
import { OwnFigure } from "./own-figure.tsx";
import type { Figure } from "./read-figure.ts";

type Props = { hourlyCost: Figure; minutes: Figure; texts: HandTexts };

/** The same work by hand, with the visitor's own figures: a sum that can be read line by line. */
export function HandCost({ hourlyCost, minutes, texts }: Props) {
  return (
    <fieldset className="min-w-0 px-5 py-6 sm:px-7">
      <legend className="float-start w-full font-semibold text-xl">{copy.byHand}</legend>
      <p className="clear-both pt-2 text-ink-soft text-sm">
        <span className="noscript:hidden">{copy.yours}</span>
        <span className="hidden noscript:inline">{copy.example}</span>
      </p>
      <div className="mt-4 grid gap-4 noscript:hidden sm:grid-cols-2">
        <OwnFigure
          id="hourly-cost"
          name="hourlyCost"
          label={copy.hourlyCost}
          limits={ownFigures.hourlyCost}
          figure={hourlyCost}
        />
        <OwnFigure
          id="minutes"
          name="minutes"
          label={copy.minutes}
          limits={ownFigures.minutes}
          figure={minutes}
        />
      </div>
      <div className="mt-5 border-line border-t pt-4 tabular-nums">
        {"noResult" in texts ? (
          <p className="text-sm">{texts.noResult}</p>
        ) : (
          <>
            <p className="text-ink-soft text-sm">{texts.time}</p>
            <p className="text-ink-soft text-sm">{texts.cost}</p>
            <p className="mt-2 font-semibold text-lg">{texts.difference}</p>
          </>
        )}
      </div>
      <p className="mt-3 text-ink-soft text-xs">{copy.only}</p>
    </fieldset>
  );
}
