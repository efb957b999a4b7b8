import { useState } from "react";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Market } from "#app/targeting/reading/read-market.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { type Editing, withMarket } from "./editing/use-editing.ts";

/**
 * What was counted on the public page, for a customer who has criteria already: taken over only by a press.
 * interpretation.md D141.
 */
export function MarketOffer({ market, editing }: { market: Market; editing: Editing }) {
  const [isDeclined, setDeclined] = useState(false);
  const { criteria } = editing;
  const next = withMarket(criteria, market.criteria);
  if (isDeclined || JSON.stringify(next) === JSON.stringify(criteria)) return null;
  return (
    <div className="mt-6 max-w-measure">
      <Notice
        tone="info"
        announce="off"
        action={
          <div className="flex flex-wrap gap-2 noscript:hidden">
            <Button onClick={() => editing.edit(next)}>{copy.market.take}</Button>
            <Button variant="ghost" onClick={() => setDeclined(true)}>
              {copy.market.leave}
            </Button>
          </div>
        }
      >
        <p>{copy.market.offer}</p>
        <ul className="mt-1 font-normal">
          {market.understood.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
