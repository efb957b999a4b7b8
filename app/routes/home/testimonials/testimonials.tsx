import { type FocusEvent, useEffect, useRef, useState } from "react";
import {
  testimonialsCopy as copy,
  type Testimonial,
  testimonials,
} from "#app/content/home/testimonials-copy.ts";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Section } from "../section.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useSwipe } from "./use-swipe.ts";

const count = testimonials.length;
const areExamples = testimonials.some(({ source }) => source === "");

/**
 * A carousel as in the ARIA authoring practices; without scripts all testimonials are shown, one below the other. It
 * advances unless the text is hovered, the keyboard focus is inside, or motion is paused.
 */
export function Testimonials() {
  const { isMoving } = useMotion();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const slides = useRef<HTMLDivElement>(null);
  const isRunning = isMoving && !isHovered && !hasFocus;
  const { index, step, hasAdvanced } = useCarousel(count, isRunning);
  const swipe = useSwipe(step);

  // It may be hydrated because the pointer or the focus came.
  useEffect(() => {
    setHovered(slides.current?.matches(":hover") ?? false);
    setHasFocus(document.activeElement?.matches("#testimonials :focus-visible") ?? false);
  }, []);

  return (
    <Section
      data-deferred
      id="testimonials"
      aria-roledescription={copy.carousel}
      aria-labelledby="testimonials-title"
      className="night"
      onFocus={({ target }: FocusEvent) => setHasFocus(target.matches(":focus-visible"))}
      onBlur={() => setHasFocus(false)}
    >
      <h2 id="testimonials-title" className="text-xl">
        {copy.title}
      </h2>
      {areExamples && <p className="mt-2 max-w-measure text-ink-soft text-sm">{copy.examples}</p>}
      <div
        ref={slides}
        aria-live={isRunning ? "off" : "polite"}
        className="slides mt-8 sm:mt-12"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        {...swipe}
      >
        {testimonials.map((testimonial, slide) => (
          <Slide
            key={testimonial.quote}
            testimonial={testimonial}
            position={slide}
            isShown={slide === index}
            isAnimated={hasAdvanced && isMoving}
          />
        ))}
      </div>
      <Controls index={index} step={step} />
    </Section>
  );
}

function Controls({ index, step }: { index: number; step: (steps: number) => void }) {
  return (
    <div className="-ms-3 mt-8 flex flex-wrap items-center gap-1 noscript:hidden">
      <Arrow isBackward label={copy.previous} onClick={() => step(-1)} />
      <fieldset aria-label={copy.choose} className="flex">
        {testimonials.map((testimonial, slide) => (
          <button
            key={testimonial.quote}
            type="button"
            aria-label={copy.dot(slide, count)}
            aria-current={slide === index || undefined}
            onClick={() => step(slide - index)}
            className="dot"
          />
        ))}
      </fieldset>
      <Arrow label={copy.next} onClick={() => step(1)} />
    </div>
  );
}

type ArrowProps = { isBackward?: boolean; label: string; onClick: () => void };

function Arrow({ isBackward = false, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`mark-arrow grid size-11 cursor-pointer place-items-center rounded-full before:me-0! hover:bg-paper-raised ${isBackward ? "rotate-180" : ""}`}
    />
  );
}

type SlideProps = { testimonial: Testimonial; position: number; isShown: boolean; isAnimated: boolean };

function Slide({ testimonial, position, isShown, isAnimated }: SlideProps) {
  const { quote, author, title, company, stars, source } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA authoring practices, not a fieldset.
    <div
      role="group"
      aria-roledescription={copy.slide}
      aria-label={copy.position(position, count)}
      data-shown={isShown}
      className={`quote ${isAnimated && isShown ? "animate-slide-in" : ""}`}
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
