import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { ownFigures } from "./estimate.ts";
import type { HandTexts } from "./estimate-texts.ts";
import { OwnFigure } from "./own-figure.tsx";
import type { Figure } from "./read-figure.ts";

type Props = { hourlyCost: Figure; minutes: Figure; texts: HandTexts };

/** The same work by hand, with the visitor's own figures: a sum that can be read line by line. */
export function HandCost({ hourlyCost, minutes, texts }: Props) {
  return (
    <fieldset className="mt-5 border-line border-t pt-5">
      <legend className="float-start w-full font-semibold">{copy.byHand}</legend>
      <p className="clear-both text-ink-soft text-sm noscript:hidden">{copy.yours}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 noscript:hidden">
        <OwnFigure
          id="hourly-cost"
          name="hourlyCost"
          copy={copy.hourlyCost}
          limits={ownFigures.hourlyCost}
          figure={hourlyCost}
        />
        <OwnFigure
          id="minutes"
          name="minutes"
          copy={copy.minutes}
          limits={ownFigures.minutes}
          figure={minutes}
        />
      </div>
      <div className="clear-both mt-4 rounded-md bg-paper-sunk px-4 py-3 tabular-nums">
        {"noResult" in texts ? (
          <p className="text-sm">{texts.noResult}</p>
        ) : (
          <>
            <p className="text-ink-soft text-sm">{texts.time}</p>
            <p className="text-ink-soft text-sm">{texts.cost}</p>
            <p className="mt-1 font-semibold">{texts.difference}</p>
          </>
        )}
      </div>
      <p className="mt-3 text-ink-soft text-xs">{copy.only}</p>
    </fieldset>
  );
}
