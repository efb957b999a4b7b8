import { about } from "#app/content/public/about-copy.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Reveal } from "./reveal.tsx";

const { heading, items } = about.differentiators;

/** Five cards; on wide pages three above two. */
export function Differentiators() {
  return (
    <Reveal aria-labelledby="differences" className="@container border-line border-t py-12 sm:py-16 lg:py-20">
      <h2 id="differences" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-6">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="rounded-md border border-line bg-paper-raised p-6 @min-[36rem]:last:col-span-2 @min-[60rem]:col-span-2 @min-[60rem]:nth-[n+4]:col-span-3"
          >
            <h3 className="text-base">{title}</h3>
            <p className="mt-2 max-w-measure text-ink-soft text-sm">{wholeEmails(text)}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
