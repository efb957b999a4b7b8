import { brand } from "#app/content/brand.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { factLink } from "./fact-title.tsx";

const copy = factsCopy.lacksOffer;

/** Why no prospects arrive for who has no offer, with the ways to one: the prices and a person. */
export function LacksOffer() {
  return (
    <>
      <p className="leading-snug">{copy.text}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <a href={"/#pricing" satisfies Href} className={factLink}>
          {copy.toOffers}
        </a>
        <a href={brand.phone.href} className={factLink}>
          {copy.toPerson(brand.phone.label)}
        </a>
      </p>
    </>
  );
}
