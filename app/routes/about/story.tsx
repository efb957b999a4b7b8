import { about } from "#app/content/public/about-copy.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { NightList } from "./night-list.tsx";
import { Reveal } from "./reveal.tsx";

const { heading, paragraphs, image } = about.story;

/** The company's story. Founding year: interpretation.md D5. */
export function Story() {
  return (
    <Reveal aria-labelledby="histoire" className="border-line border-t pt-12 pb-6 sm:pt-16 lg:pt-20">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          <h2 id="histoire" className="text-2xl">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-measure first-of-type:mt-6">
              {wholeEmails(paragraph)}
            </p>
          ))}
        </div>
        <figure>
          <img
            src={image.url}
            alt={image.alt}
            width={960}
            height={600}
            loading="lazy"
            className="h-auto w-full rounded-lg border border-line bg-paper-sunk"
          />
          <figcaption className="mt-3 text-ink-soft text-xs">{image.caption}</figcaption>
        </figure>
      </div>
      <div className="mt-14 lg:mt-20">
        <NightList />
      </div>
    </Reveal>
  );
}
