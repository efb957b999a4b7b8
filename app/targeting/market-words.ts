import type { MarketWords } from "./reading/read-market.ts";

/** The parameters of an address that names a market: of the page that counts, and of /ciblage, which takes it over. */
export const wordParameters = { sector: "secteur", size: "taille", place: "lieu" } as const;

/** What a query says of a market: one line each, "" for what it does not say; `null` where it has none of the parameters. */
export function wordsIn(query: URLSearchParams): MarketWords | null {
  if (!Object.values(wordParameters).some((name) => query.has(name))) return null;
  const { sector, size, place } = wordParameters;
  return { sector: lineIn(query, sector), size: lineIn(query, size), place: lineIn(query, place) };
}

const lineIn = (query: URLSearchParams, name: string) => oneLine(query.get(name) ?? "");

/** A text without control characters and lone surrogates, on one line. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .trim();

/** The query that says these words; "" where there are none. */
export function queryOf(words: MarketWords): string {
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(wordParameters)) {
    const line = oneLine(words[name as keyof MarketWords]);
    if (line !== "") query.set(parameter, line);
  }
  return query.toString();
}
