import { assistant } from "~/content/assistant.ts";

/** The horizon under the header, lit as far as the onboarding has come. Drawn in the browser only (inline style). */
export function Progress({ number, count, name }: { number: number; count: number; name: string }) {
  const share = `${(100 * (number - 0.5)) / count}%`;
  return (
    <>
      <p className="mx-auto max-w-chat px-edge lg:max-w-none pb-2 text-xs short:hidden sm:px-6">
        <span className="font-semibold text-sun tabular-nums">{assistant.header.step(number, count)}</span>
        <span className="text-ink-soft"> · {name}</span>
      </p>
      <div aria-hidden="true" className="absolute inset-x-0 -bottom-px overflow-x-clip">
        <div className="relative h-0.5 bg-sun-fill transition-[width] duration-300" style={{ width: share }}>
          <span className="absolute end-0 bottom-0 h-2 w-4 translate-x-1/2 rounded-t-full bg-sun-fill" />
        </div>
      </div>
    </>
  );
}
