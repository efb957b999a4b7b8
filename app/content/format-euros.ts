const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in prose, with no-break spaces: `1 910 €`, `1,98 €`. The price cards have their own form (PCN). */
export function formatEuros(amount: number): string {
  return euros.format(amount);
}
