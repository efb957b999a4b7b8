/** A score from 0 to 100 with a bar. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className="inline-grid gap-1 font-semibold tabular-nums leading-none">
      {score}
      <svg aria-hidden="true" viewBox="0 0 40 4" className="block h-1 w-10">
        <rect width="40" height="4" rx="2" fill="var(--color-line)" />
        <rect width={(score / 100) * 40} height="4" rx="2" fill="var(--color-sun-fill)" />
      </svg>
    </span>
  );
}
