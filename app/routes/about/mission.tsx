import { Scope } from "#app/components/scope.tsx";
import { about } from "#app/content/public/about-copy.ts";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { Reveal } from "./reveal.tsx";

const { heading, text, limit } = about.mission;

/** The section on what the company automates, and what it does not. */
export function Mission() {
  return (
    <Reveal aria-labelledby="mission" className="py-12 sm:py-16">
      <Horizon sun="up" />
      <div className="mt-10 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <h2 id="mission" className="text-2xl">
          {heading}
        </h2>
        <div>
          <p className="max-w-[34ch] text-balance font-medium text-xl">{text}</p>
          <p className="mt-6 max-w-measure text-ink-soft">{limit}</p>
        </div>
      </div>
      <Scope className="mt-14" />
    </Reveal>
  );
}
