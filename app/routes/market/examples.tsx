import type { MouseEvent } from "react";
import { market } from "#app/content/public/market-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { queryOf } from "#app/targeting/market-words.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Markets to begin with: links, which fill in the form where there are scripts. Robots do not follow them. */
export function Examples({ onTake }: { onTake: (words: MarketWords) => void }) {
  const { label, markets } = market.examples;
  const take = (event: MouseEvent, words: MarketWords) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTake(words);
  };
  return (
    <div className="text-sm">
      <h3 className="font-semibold text-sm tracking-normal">{label}</h3>
      <ul className="mt-1">
        {markets.map((words) => (
          <li key={words.sector} className="border-line not-first:border-t">
            <a
              href={`/combien-d-entreprises?${queryOf(words)}#resultat` satisfies Href}
              rel="nofollow"
              onClick={(event) => take(event, words)}
              className="flex min-h-12 items-center justify-between gap-3 py-2 hover:text-sun-deep"
            >
              <span className="min-w-0 underline decoration-line-strong underline-offset-4">
                {[words.sector, words.size, words.place].filter((text) => text !== "").join(", ")}
              </span>
              <Icon name="arrowRight" className="text-sun" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
