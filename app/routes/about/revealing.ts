import { motionStore } from "~/ui/motion/motion.tsx";

/** Hides sections that are not in sight yet and shows each when it is scrolled to, once, while things may move. */
export function revealSections(): void {
  const unseen = new Set(document.querySelectorAll<HTMLElement>("[data-reveals]"));
  const motion = motionStore();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const section = target as HTMLElement;
        if (isIntersecting && unseen.delete(section)) section.dataset.reveal = "shown";
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );

  function follow() {
    observer.disconnect();
    for (const section of unseen) {
      if (!motion.current().isMoving) delete section.dataset.reveal;
      else if (section.dataset.reveal === undefined && isInSight(section)) unseen.delete(section);
      else {
        section.dataset.reveal = "waiting";
        observer.observe(section);
      }
    }
  }
  motion.subscribe(follow);
  follow();
}

function isInSight(section: HTMLElement): boolean {
  return section.getBoundingClientRect().top < window.innerHeight;
}
