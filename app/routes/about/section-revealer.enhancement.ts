import type { Enhancement } from "#app/islands/enhancement.ts";
import { motionStore } from "#app/ui/motion/page-motion.ts";

/** Hides the sections below the viewport and shows each once it is scrolled to; while motion is off, shows all. */
const revealSections: Enhancement = (page) => {
  const hidden = new Set(page.querySelectorAll<HTMLElement>("[data-reveals]"));
  const motion = motionStore();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const section = target as HTMLElement;
        if (isIntersecting && hidden.delete(section)) section.dataset.reveal = "shown";
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );

  function update() {
    observer.disconnect();
    for (const section of hidden) {
      if (!motion.current().isMoving) delete section.dataset.reveal;
      else if (section.dataset.reveal === undefined && isInViewport(section)) hidden.delete(section);
      else {
        section.dataset.reveal = "waiting";
        observer.observe(section);
      }
    }
  }
  motion.subscribe(update);
  update();
};

export default revealSections;

function isInViewport(section: HTMLElement): boolean {
  return section.getBoundingClientRect().top < window.innerHeight;
}
