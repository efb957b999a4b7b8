import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { linkedinSearches } from "#app/targeting/linkedin-search.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";

const copy = targeting.linkedin;

/**
 * The criteria, with the titles that the profile names, as searches on LinkedIn, which the customer opens; nothing is fetched from
 * there. `noTitle` is said where nothing could be searched for.
 */
export function LinkedinLinks({
  criteria,
  titles,
  noTitle = copy.noTitle,
}: {
  criteria: Criteria;
  titles: readonly string[];
  noTitle?: string;
}) {
  const searches = linkedinSearches({
    ...criteria,
    titles: [...new Set([...titles, ...criteria.titles])],
  });
  return (
    <section aria-labelledby="linkedin" className="mt-4 grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="linkedin" className="text-lg leading-tight">
        {copy.title}
      </h2>
      <p className="max-w-measure text-ink-soft text-sm">{searches ? copy.text : noTitle}</p>
      {searches && (
        <div className="flex flex-wrap gap-2">
          <ExternalButton variant="secondary" href={searches.free}>
            {copy.free} <span className="sr-only">{copy.opensNewTab}</span>
          </ExternalButton>
          <ExternalButton variant="secondary" href={searches.salesNavigator}>
            {copy.salesNavigator} <span className="sr-only">{copy.opensNewTab}</span>
          </ExternalButton>
        </div>
      )}
    </section>
  );
}
