import type { howItWorks } from "#app/content/home/how-it-works-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { sampleMoment } from "#app/content/sample/sample-moment.ts";

const found = morningProspects.filter(({ status }) => status === "new");

/**
 * The night between the request and the list: while the visitor scrolls, the prospects found light up one by one, and
 * the sun rises (night.css). Where nothing moves it is the finished morning.
 */
export function PassingNight({ copy }: { copy: (typeof howItWorks)["night"] }) {
  return (
    <div className="passing-night night relative bg-transparent!">
      <p className="passing-criteria">
        <b>{copy.evening}</b>
        {copy.criteria.map((criterion) => (
          <span key={criterion}>{criterion}</span>
        ))}
      </p>
      <div className="passing-rows">
        {found.map(({ id, company, sector, city, score }) => (
          <p key={id}>
            {company}
            <small>
              {sector}, {city}
            </small>
            <b>{score}</b>
          </p>
        ))}
      </div>
      <p className="passing-dawn">
        <b>{sampleMoment.split(", ")[1]}</b> {found.length} {copy.ready}
      </p>
    </div>
  );
}
