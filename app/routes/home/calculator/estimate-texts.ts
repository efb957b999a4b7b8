import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { frenchDecimal, frenchEuros } from "#app/offers/euros.ts";
import { handCost, type OfferCost, offerCost, volumes } from "./estimate.ts";
import { countText, priceText } from "./price-text.ts";
import type { Figure } from "./read-figure.ts";

type Estimate = { volume: number; hourlyCost: Figure; minutes: Figure };

/** The offer that fits, or one sentence when none does. */
export type OfferTexts = { name: string; monthly: string; each: string } | { tooMany: string };

/** The sum by hand, line by line, and how it compares; or one sentence while a figure cannot be read. */
export type HandTexts = { time: string; cost: string; difference: string } | { noResult: string };

/** Everything that the calculator says about these figures. */
export function estimateTexts({ volume, hourlyCost, minutes }: Estimate) {
  const cost = offerCost(volume);
  const offer = offerTexts(cost);
  const byHand = handTexts(volume, hourlyCost, minutes, cost);
  return {
    volume: copy.volumeText(countText(volume), cost ? copy.offer(cost.offer.name) : copy.beyond),
    offer,
    byHand,
    summary: [...Object.values(offer), ...Object.values(byHand)].join(", "),
  };
}

function offerTexts(cost: OfferCost | null): OfferTexts {
  if (!cost) {
    const most = Math.max(...catalogue.map(({ contacts }) => contacts));
    return { tooMany: copy.tooMany(countText(most), countText(volumes.max)) };
  }
  return {
    name: cost.offer.name,
    monthly: copy.monthly(frenchEuros(cost.monthly * 100)),
    each: copy.each(priceText(cost.perContact, copy)),
  };
}

function handTexts(volume: number, hourlyCost: Figure, minutes: Figure, offer: OfferCost | null): HandTexts {
  if ("problem" in hourlyCost || "problem" in minutes) return { noResult: copy.noResult };
  const hand = handCost(volume, minutes.hundredths, hourlyCost.hundredths);
  const time = durationText(hand.minutes);
  const total = frenchEuros(hand.euros * 100);
  return {
    time: copy.time(countText(volume), figureText(minutes.hundredths), time),
    cost: copy.cost(time, frenchEuros(hourlyCost.hundredths), hand.isExact ? total : copy.about(total)),
    difference: differenceText(hand.euros, offer),
  };
}

/** Says which of the two costs less, whichever it is. */
function differenceText(byHand: number, offer: OfferCost | null): string {
  if (!offer) return copy.nothingToCompare;
  const { name } = offer.offer;
  const saved = byHand - offer.monthly;
  if (saved === 0) return copy.same(name);
  const amount = frenchEuros(Math.abs(saved) * 100);
  return saved > 0 ? copy.offerIsCheaper(name, amount) : copy.handIsCheaper(amount);
}

/** `24 h`, `1 h 05`, `40 min`. */
function durationText(minutes: number): string {
  const rest = minutes % 60;
  if (minutes < 60) return copy.minutesOnly(String(minutes));
  return copy.hours(
    countText(Math.trunc(minutes / 60)),
    rest === 0 ? "" : `\u00A0${String(rest).padStart(2, "0")}`,
  );
}

/** A figure as one would write it: `12`, `12,5`. */
function figureText(hundredths: number): string {
  return frenchDecimal(hundredths).replace(/(,\d)0$/, "$1");
}
