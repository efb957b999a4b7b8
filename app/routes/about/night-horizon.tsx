/** Places of the stars, from left to right: x, y and radius. */
const stars = [
  [74, 62, 2],
  [196, 108, 1.5],
  [318, 40, 2],
  [452, 92, 1.5],
  [590, 54, 2],
  [704, 116, 1.5],
  [846, 34, 1.5],
  [1098, 58, 2],
] as const;

/** The sky before sunrise, down to the horizon; a narrow one shows its right end. Decorative. */
export function NightHorizon() {
  return (
    <div aria-hidden="true" className="relative h-32 border-ink border-b-2 sm:h-40">
      <svg
        aria-hidden="true"
        viewBox="0 0 1152 160"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-0 size-full"
      >
        <circle cx="960" cy="160" r="104" className="fill-sun-fill" />
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} className="fill-ink" />
        ))}
      </svg>
    </div>
  );
}
