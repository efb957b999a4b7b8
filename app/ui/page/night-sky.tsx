/** Where the stars stand, in percent of the sky, and their radius in pixels. */
const stars = [
  [4, 12, 1.4],
  [9, 46, 1],
  [15, 7, 1],
  [22, 30, 1.2],
  [31, 9, 1.4],
  [44, 5, 1],
  [57, 11, 1.2],
  [66, 4, 1],
  [75, 14, 1.4],
  [83, 6, 1],
  [90, 28, 1.2],
  [96, 10, 1.4],
  [97.5, 52, 1],
  [2.2, 74, 1.2],
] as const;

/** The night behind what stands on it; with the sun where it meets the paper, at the horizon. Decorative. */
export function NightSky({ hasSun = false }: { hasSun?: boolean }) {
  return (
    <div aria-hidden="true" className="night absolute inset-0 overflow-hidden">
      <svg aria-hidden="true" className="absolute inset-0 size-full" fill="var(--color-ink)">
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={radius} />
        ))}
      </svg>
      {hasSun && (
        <svg
          aria-hidden="true"
          viewBox="0 0 200 100"
          className="absolute start-[8%] bottom-0 h-16 sm:h-24 lg:start-[12%] lg:h-32"
          fill="var(--color-sun-fill)"
        >
          <path d="M0 100a100 100 0 0 1 200 0Z" />
        </svg>
      )}
    </div>
  );
}
