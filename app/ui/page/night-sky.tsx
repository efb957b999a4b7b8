type Stars = readonly (readonly [x: string, y: string, radius: number])[];

/*
 * The stars stand only where no content is: in the space above and below it, and in the margins beside the column of
 * the page, from the width on that leaves such margins.
 */
const above: Stars = [
  ["4%", "62%", 1.4],
  ["15%", "25%", 1],
  ["31%", "50%", 1.4],
  ["57%", "66%", 1.2],
  ["78%", "58%", 1.4],
  ["90%", "28%", 1],
];
const below: Stars = [
  ["52%", "70%", 1],
  ["63%", "30%", 1.4],
  ["94%", "20%", 1.2],
];
const left: Stars = [
  ["70%", "14%", 1.2],
  ["60%", "71%", 1.4],
];
const right: Stars = [
  ["40%", "10%", 1],
  ["65%", "33%", 1.4],
  ["55%", "84%", 1.2],
];

/** The night behind what stands on it; with the sun where it meets the paper, at the horizon. Decorative. */
export function NightSky({ hasSun = false }: { hasSun?: boolean }) {
  return (
    <div aria-hidden="true" className="night absolute inset-0 overflow-hidden">
      <Sky stars={above} className="inset-x-0 top-0 h-8 w-full sm:h-12" />
      <Sky stars={below} className="inset-x-0 bottom-0 h-12 w-full sm:h-20" />
      <Sky stars={left} className={`${margin} start-0`} />
      <Sky stars={right} className={`${margin} end-0`} />
      {hasSun && (
        <div className="absolute inset-x-edge bottom-0 mx-auto max-w-page ps-2 sm:inset-x-6">
          <svg
            aria-hidden="true"
            viewBox="0 0 200 100"
            className="block h-16 sm:h-24 lg:h-32"
            fill="var(--color-sun-fill)"
          >
            <path d="M0 100a100 100 0 0 1 200 0Z" />
          </svg>
        </div>
      )}
    </div>
  );
}

const margin = "inset-y-0 h-full w-[calc((100%-var(--container-page))/2)] max-[80rem]:hidden";

function Sky({ stars, className }: { stars: Stars; className: string }) {
  return (
    <svg aria-hidden="true" className={`absolute ${className}`} fill="var(--color-ink)">
      {stars.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
