import { useEffect, useRef } from "react";
import { partners } from "#app/content/home/partners-copy.ts";
import { Section } from "../section.tsx";

/** Seconds that one loop takes, normally and while hovered. TCN-09, TCN-10. */
const loop = { normal: 30, hovered: 80 };

function setLoop(track: Element | null, seconds: number) {
  for (const animation of track?.getAnimations() ?? []) animation.updatePlaybackRate(loop.normal / seconds);
}

/**
 * An endless marquee of partners, which moves by CSS. While it is paused, or has the keyboard's focus, the visitor can
 * scroll it; with reduced motion it is a plain list. Scripts, which come with the pointer, slow it down.
 */
export function Partners() {
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (track.current?.matches(":hover")) setLoop(track.current, loop.hovered);
  }, []);

  return (
    <Section
      data-deferred
      id="partners"
      aria-labelledby="partners-title"
      className="strip-section bg-paper-sunk"
      hasRule
      space="py-12"
    >
      <h2 id="partners-title" className="text-ink-soft text-sm">
        {partners.title}
      </h2>
      <noscript>
        <label className="inline-flex min-h-11 items-center gap-2 text-sm motion-reduce:hidden">
          <input type="checkbox" className="strip-stop size-5 accent-sun" />
          {partners.stop}
        </label>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll container, not a set of fields. */}
      <div
        className="strip mt-6"
        role="group"
        aria-labelledby="partners-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        onPointerEnter={() => setLoop(track.current, loop.hovered)}
        onPointerLeave={() => setLoop(track.current, loop.normal)}
      >
        <div ref={track} className="strip-track">
          <PartnerList />
          <PartnerList isCopy />
        </div>
      </div>
    </Section>
  );
}

function PartnerList({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className={isCopy ? "strip-marks strip-copy" : "strip-marks"}>
      {partners.marks.map(({ name, isDescribed }) => (
        <li key={name} className={isDescribed && "described"}>
          {name}
        </li>
      ))}
    </ul>
  );
}
