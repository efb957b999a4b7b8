import {
  testimonialsCopy as copy,
  type Testimonial,
  testimonials,
} from "#app/content/home/testimonials-copy.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Section } from "../section.tsx";

const count = testimonials.length;
const areExamples = testimonials.some(({ source }) => source === "");

/** A carousel (testimonials.enhancement.ts); without scripts all testimonials are shown, one below the other. */
export function Testimonials() {
  return (
    <Section
      data-deferred
      data-enhancement="testimonials"
      data-waits-for="sight"
      id="testimonials"
      aria-roledescription={copy.carousel}
      aria-labelledby="testimonials-title"
      className="night"
    >
      <h2 id="testimonials-title" className="text-xl">
        {copy.title}
      </h2>
      {areExamples && <p className="mt-2 max-w-measure text-ink-soft text-sm">{copy.examples}</p>}
      <div aria-live="polite" className="slides mt-8 sm:mt-12">
        {testimonials.map((testimonial, slide) => (
          <Slide key={testimonial.quote} testimonial={testimonial} position={slide} />
        ))}
      </div>
      <Controls />
    </Section>
  );
}

function Controls() {
  return (
    <div className="-ms-3 mt-8 flex flex-wrap items-center gap-1 noscript:hidden">
      <Arrow isBackward label={copy.previous} />
      <fieldset aria-label={copy.choose} className="flex">
        {testimonials.map(({ quote }, slide) => (
          <button
            key={quote}
            type="button"
            aria-label={copy.dot(slide, count)}
            aria-current={slide === 0 || undefined}
            className="dot"
          />
        ))}
      </fieldset>
      <Arrow label={copy.next} />
    </div>
  );
}

function Arrow({ isBackward = false, label }: { isBackward?: boolean; label: string }) {
  return (
    <button
      type="button"
      data-steps={isBackward ? -1 : 1}
      aria-label={label}
      className={`mark-arrow grid size-11 cursor-pointer place-items-center rounded-full before:me-0! hover:bg-paper-raised ${isBackward ? "rotate-180" : ""}`}
    />
  );
}

function Slide({ testimonial, position }: { testimonial: Testimonial; position: number }) {
  const { quote, author, title, company, stars, source } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA authoring practices, not a fieldset.
    <div
      role="group"
      aria-roledescription={copy.slide}
      aria-label={copy.position(position, count)}
      data-shown={position === 0}
      className="quote"
    >
      <blockquote>{wholeEmails(copy.quoted(quote))}</blockquote>
      <p>
        <span role="img" aria-label={copy.stars(stars)} className="stars" />
        <b>{title}</b>, {company}
        <small>
          {author}, {source ? `${copy.source} ${source}` : copy.example}
        </small>
      </p>
    </div>
  );
}
