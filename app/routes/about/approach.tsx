import { about } from "#app/content/public/about-copy.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Reveal } from "./reveal.tsx";

const { heading, lead, pillars, method } = about.approach;

/** The four pillars as cards, and the four steps of the method. ABT-16 to ABT-20. */
export function Approach() {
  return (
    <Reveal aria-labelledby="approche" className="@container border-line border-t py-12 sm:py-16 lg:py-20">
      <h2 id="approche" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">{lead}</p>
      <ul className="mt-10 grid grid-cols-1 gap-4 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {pillars.map(({ title, text, icon }) => (
          <Pillar key={title} title={title} text={text} icon={icon} />
        ))}
      </ul>
      <h3 className="mt-14 text-xl">{method.heading}</h3>
      <ol className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-4">
        {method.steps.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} title={title} text={text} />
        ))}
      </ol>
    </Reveal>
  );
}

function Pillar({ title, text, icon }: { title: string; text: string; icon: IconName }) {
  return (
    <li className="rounded-md border border-line bg-paper-raised p-6">
      <Icon name={icon} className="size-7 text-sun" />
      <h3 className="mt-4 text-base">{title}</h3>
      <p className="mt-2 text-ink-soft text-sm">{wholeEmails(text)}</p>
    </li>
  );
}

/** A numbered step on a line from step to step: vertical on narrow pages, horizontal on wide ones. */
function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li className="relative max-lg:ps-14 max-lg:not-last:before:absolute max-lg:not-last:before:start-[1.1875rem] max-lg:not-last:before:top-12 max-lg:not-last:before:-bottom-6 max-lg:not-last:before:w-px max-lg:not-last:before:bg-line-strong lg:not-last:before:absolute lg:not-last:before:start-14 lg:not-last:before:-end-4 lg:not-last:before:top-5 lg:not-last:before:h-px lg:not-last:before:bg-line-strong">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full border border-ink bg-paper-raised font-semibold text-sm tabular-nums last-of-type:bg-sun-wash max-lg:absolute max-lg:start-0 max-lg:top-0"
      >
        {number}
      </span>
      <h4 className="font-semibold tracking-tight lg:mt-4">{title}</h4>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{wholeEmails(text)}</p>
    </li>
  );
}
