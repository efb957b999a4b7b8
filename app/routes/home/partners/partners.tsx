import { useEffect, useRef } from "react";
import { partners } from "#app/content/home/partners-copy.ts";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { Section } from "../section.tsx";

/** Seconds that one loop takes, normally and while hovered. TCN-09, TCN-10. */
const loop = { normal: 30, hovered: 80 };

/** An endless marquee of partners. While it is paused the visitor can scroll it; with reduced motion it is a plain list. */
export function Partners() {
  const { isMoving } = useMotion();
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (track.current?.matches(":hover")) slowDown();
  });

  function setLoop(seconds: number) {
    for (const animation of track.current?.getAnimations() ?? [])
      animation.updatePlaybackRate(loop.normal / seconds);
  }
  const slowDown = () => setLoop(loop.hovered);

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
        data-moving={isMoving}
        role="group"
        aria-labelledby="partners-title"
        tabIndex={isMoving ? undefined : 0}
        onPointerEnter={slowDown}
        onPointerLeave={() => setLoop(loop.normal)}
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
