export type SunHeight = "below" | "hidden" | "dawning" | "rising" | "up";

const heights: Record<Exclude<SunHeight, "below">, string> = {
  hidden: "translate-y-7",
  dawning: "translate-y-5.5",
  rising: "translate-y-3.5",
  up: "translate-y-0",
};

/** A line with the sun behind it, whose height shows progress. Decorative. */
export function Horizon({ sun }: { sun: SunHeight }) {
  if (sun === "below") return <SunBelow />;
  return (
    <div aria-hidden="true" className="h-8 overflow-hidden border-ink border-b ps-2">
      <div
        className={`mt-1 size-14 rounded-full bg-sun-fill transition-transform duration-300 ${heights[sun]}`}
      />
    </div>
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
