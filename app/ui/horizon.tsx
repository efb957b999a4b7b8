import { useId } from "react";

export type SunHeight = "hidden" | "rising" | "up";

const heights: Record<SunHeight, string> = {
  hidden: "translate-y-[1.625rem]",
  rising: "translate-y-[0.875rem]",
  up: "translate-y-0",
};

/** The line, and the sun behind it: as high as the work it stands for has come. */
export function Horizon({ sun }: { sun: SunHeight }) {
  const sky = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 40"
      preserveAspectRatio="xMinYMid slice"
      className="h-10 w-full"
      fill="none"
    >
      <clipPath id={sky}>
        <path d="M0 0h400v38.5H0Z" />
      </clipPath>
      <g clipPath={`url(#${sky})`}>
        <circle
          cx="30"
          cy="38.5"
          r="25"
          fill="var(--color-sun-fill)"
          className={`transition-transform duration-300 ${heights[sun]}`}
        />
      </g>
      <path d="M0 38.5h400" stroke="var(--color-ink)" />
    </svg>
  );
}
