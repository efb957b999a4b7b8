import { assistant } from "#app/content/signed-in/assistant-copy.ts";

/** The number and name of the open question. */
export function StepLine({ number, count, name }: { number: number; count: number; name: string }) {
  return (
    <p className="min-w-0 truncate text-xs leading-tight">
      <span className="font-semibold text-sun tabular-nums">{assistant.step(number, count)}</span>
      <span className="text-ink-soft"> · {name}</span>
    </p>
  );
}

/**
 * The line under the header as a progress bar of the onboarding; plain when `number` is `null`. It needs an inline
 * style, so only the browser renders it.
 */
export function Progress({ number, count }: { number: number | null; count: number }) {
  return (
    <div
      aria-hidden="true"
      className="horizon pointer-events-none relative z-10 col-span-full row-start-1 overflow-x-clip"
    >
      {number !== null && (
        <div
          className="absolute -bottom-px h-0.5 bg-sun-fill transition-[width] duration-300"
          style={{ width: `${(100 * (number - 0.5)) / count}%` }}
        >
          <span className="absolute end-0 bottom-0 h-2 w-4 translate-x-1/2 rounded-t-full bg-sun-fill" />
        </div>
      )}
    </div>
  );
}
