/** Groups digits by three, as French prose does. */
const groups = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount in euros for French prose, from a whole number of cents: `1 910 €`, `1,98 €`; whole euros have no decimals.
 * Its spaces do not break. The cards show `priceLabels` instead.
 */
export function frenchEuros(cents: number): string {
  return `${frenchNumber(Math.trunc(cents / 100))}${decimals(cents, ",")}\u00A0€`;
}

/** The same for English prose: `€1,910`. */
export function englishEuros(cents: number): string {
  return `€${grouped(Math.trunc(cents / 100), ",")}${decimals(cents, ".")}`;
}

/** A whole number in French prose: `4 000`. */
export function frenchNumber(whole: number): string {
  return grouped(whole, "\u00A0");
}

function grouped(whole: number, separator: string): string {
  return String(whole).replace(groups, separator);
}

function decimals(cents: number, point: string): string {
  const rest = cents % 100;
  return rest === 0 ? "" : `${point}${String(rest).padStart(2, "0")}`;
}
