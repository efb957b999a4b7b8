/** Loads and runs an enhancement once its element is scrolled into view. */
export function atSight(load) {
  return (element) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run(load, element);
    });
    observer.observe(element);
  };
}

/** Loads and runs an enhancement once the pointer or the focus comes to the element around its own. */
export function atTouch(load) {
  return (element) => {
    const controller = new AbortController();
    for (const type of ["pointerover", "pointerdown", "focusin"])
      element.parentElement.addEventListener(
        type,
        () => {
          controller.abort();
          run(load, element);
        },
        { signal: controller.signal, passive: true },
      );
  };
}

async function run(load, element) {
  const { default: enhance } = await load();
  enhance(element);
}
