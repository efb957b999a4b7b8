export type SunHeight = "below" | "hidden" | "dawning" | "rising" | "up";

const heights: Record<Exclude<SunHeight, "below">, string> = {
  hidden: "before:translate-y-7",
  dawning: "before:translate-y-5.5",
  rising: "before:translate-y-3.5",
  up: "before:translate-y-0",
};

/** A line with the sun behind it, whose height shows progress. Decorative. */
export function Horizon({ sun }: { sun: SunHeight }) {
  if (sun === "below") return <SunBelow />;
  return (
    <div
      aria-hidden="true"
      className={`h-8 overflow-hidden border-ink border-b ps-2 before:mt-1 before:block before:size-14 before:rounded-full before:bg-sun-fill before:transition-transform before:duration-300 ${heights[sun]}`}
    />
  );
}

function SunBelow() {
  return (
    <div className="border-ink border-t ps-2">
      <svg aria-hidden="true" viewBox="0 0 56 28" className="block h-7 w-14" fill="none">
        <path
          d="M.5 0a27.5 27.5 0 0 0 55 0"
          fill="var(--color-sun-wash)"
          stroke="var(--color-sun-fill)"
          strokeDasharray="3 4"
        />
      </svg>
    </div>
  );
}
