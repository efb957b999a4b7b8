const french = new Intl.NumberFormat("fr-FR");
const english = new Intl.NumberFormat("en-GB");

/**
 * An amount in euros for French prose, from a whole number of cents: `1 910 €`, `1,98 €`; whole euros have no decimals.
 * Its spaces do not break. The French cards show `priceLabels` instead.
 */
export function frenchEuros(cents: number): string {
  return `${frenchDecimal(cents)}\u00A0€`;
}

/** The same for English, on the cards too: `€1,910`. interpretation.md D71. */
export function englishEuros(cents: number): string {
  return `€${english.format(whole(cents))}${decimals(cents, ".")}`;
}

/** A number in French prose, from a whole number of hundredths: `4 000`, `12,50`. */
export function frenchDecimal(hundredths: number): string {
  return `${french.format(whole(hundredths)).replaceAll("\u202F", "\u00A0")}${decimals(hundredths, ",")}`;
}

const whole = (hundredths: number) => Math.trunc(hundredths / 100);

function decimals(hundredths: number, point: string): string {
  const rest = hundredths % 100;
  return rest === 0 ? "" : `${point}${String(rest).padStart(2, "0")}`;
}
