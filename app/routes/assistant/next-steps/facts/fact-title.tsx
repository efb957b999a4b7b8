/** What a card of facts is about, above them. */
export function FactTitle({ children }: { children: string }) {
  return <p className="text-ink-soft text-xs">{children}</p>;
}

/** The classes of a link of a card, which stands alone in its line. */
export const factLink =
  "link inline-block min-h-target py-3 font-semibold text-sm leading-tight wrap-anywhere";
