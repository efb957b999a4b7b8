import { hero } from "#app/content/home/hero-copy.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";

/**
 * The line below the heading that rotates through the taglines, in a box as large as the largest of them. Screen
 * readers get all of them at once and no changes.
 */
export function Taglines() {
  return (
    <div className="mt-3 font-medium text-lg text-sun sm:mt-5 sm:text-xl">
      <p className="sr-only">{hero.taglines.join(" ")}</p>
      <p data-enhancement="taglines" aria-hidden="true" className="grid text-balance">
        {hero.taglines.map((tagline, index) => (
          <span key={tagline} className={`col-start-1 row-start-1 ${index === 0 ? "" : "invisible"}`}>
            {wholeEmails(tagline)}
          </span>
        ))}
      </p>
    </div>
  );
}
