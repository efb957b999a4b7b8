import type { Enhancement } from "#app/islands/enhancement.ts";
import { motionStore } from "#app/ui/motion/page-motion.ts";
import { everyPeriod } from "../every-period.ts";
import { slideAfter } from "./slide-after.ts";
import { listenForSwipes } from "./swipe.ts";

/** Milliseconds between automatic advances. TCN-08. */
const period = 8000;

/**
 * A carousel as in the ARIA authoring practices: its arrows, its dots and a swipe choose a slide. It advances by itself
 * unless the text is hovered, the keyboard focus is inside, or motion is paused.
 */
const rotateSlides: Enhancement = (section) => {
  const frame = section.querySelector<HTMLElement>(".slides");
  if (!frame) return;
  const slides = [...frame.querySelectorAll<HTMLElement>("[data-shown]")];
  const dots = [...section.querySelectorAll<HTMLElement>(".dot")];
  const motion = motionStore();
  let shown = 0;
  // It may start because the pointer or the focus came.
  let isHovered = frame.matches(":hover");
  let hasFocus = section.querySelector(":focus-visible") !== null;
  const isHeld = () => isHovered || hasFocus;

  function advance(steps: number) {
    shown = slideAfter(shown, steps, slides.length);
    for (const [index, slide] of slides.entries()) {
      slide.dataset.shown = String(index === shown);
      slide.classList.toggle("animate-slide-in", index === shown && motion.current().isMoving);
    }
    for (const [index, dot] of dots.entries())
      if (index === shown) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
  }

  const rotation = everyPeriod(period, advance, isHeld);
  const step = (steps: number) => {
    advance(steps);
    rotation.restart();
  };
  const showWhetherItRuns = () => {
    frame.ariaLive = motion.current().isMoving && !isHeld() ? "off" : "polite";
  };
  const hold = (change: () => void) => () => {
    const wasHeld = isHeld();
    change();
    if (isHeld() === wasHeld) return;
    rotation.restart();
    showWhetherItRuns();
  };

  const [previous, next] = section.querySelectorAll("[data-steps]");
  previous?.addEventListener("click", () => step(-1));
  next?.addEventListener("click", () => step(1));
  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => step(index - shown));
  listenForSwipes(frame, step);
  frame.addEventListener(
    "pointerenter",
    hold(() => {
      isHovered = true;
    }),
  );
  frame.addEventListener(
    "pointerleave",
    hold(() => {
      isHovered = false;
    }),
  );
  section.addEventListener(
    "focusin",
    hold(() => {
      hasFocus = section.querySelector(":focus-visible") !== null;
    }),
  );
  section.addEventListener(
    "focusout",
    hold(() => {
      hasFocus = false;
    }),
  );
  motion.subscribe(showWhetherItRuns);
  showWhetherItRuns();
};

export default rotateSlides;
