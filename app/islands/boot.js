// Runs in the head of every static page, as it stands here, before anything else. See boot.tsx.
(() => {
  const { entry, runtime, font, typeFirst } = document.currentScript.dataset;
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  const isNew = type !== "reload" && type !== "back_forward";
  const root = document.documentElement;
  let isBooted = false;

  /** Fetches the scripts; they take the page over (entry.client.tsx). What fails is tried again at the next press. */
  const boot = async () => {
    if (isBooted) return;
    isBooted = true;
    try {
      if (runtime) await import(runtime);
      const { hydrate } = await import(entry);
      await hydrate();
    } catch (error) {
      isBooted = false;
      console.warn("The page stays as it is: its scripts did not come.", error);
    }
  };

  /** Nothing that the page can do later comes before it is seen. */
  const whenPainted = (run) => {
    const isPainted = ({ name }) => name === "first-contentful-paint";
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return run();
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(isPainted)) return;
      observer.disconnect();
      run();
    }).observe({ type: "paint", buffered: true });
  };

  /** Our type in the place of the reader's own, which has the same measure (fonts.css). */
  const swapFont = () => {
    root.dataset.font = "swapped";
  };
  // A phone shows words before it fetches their type, unless a page of ours has fetched it already.
  if (!isNew || document.referrer.startsWith(`${location.origin}/`)) {
    const attributes = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" };
    document.head.append(Object.assign(document.createElement("link"), attributes, { href: font }));
    swapFont();
  } else if (matchMedia(typeFirst).matches) swapFont();
  else whenPainted(() => document.fonts.load('1em "Bricolage Grotesque"').then(swapFont, swapFont));

  // Where the reader was before is a place in the whole page (app.css).
  if (!isNew) root.dataset.whole = "";

  // The tab's icon can wait as well: it would be fetched before anything is seen.
  const icon = document.querySelector("link[rel=icon]");
  const { href } = icon;
  icon.href = "data:,";
  whenPainted(() => {
    icon.href = href;
  });

  const soon = window.scheduler
    ? (run) => window.scheduler.postTask(run, { priority: "background" })
    : (run) => setTimeout(run);

  addEventListener(
    "load",
    () => {
      window.loadedAt = Date.now();
      whenPainted(() => soon(boot));
    },
    { once: true },
  );
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, boot, { capture: true });

  // A button that is pressed before it works is pressed again when it does. A link that is chosen in the menu closes it.
  window.pressedEarly = [];
  const remember = ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (button && !button.closest("[data-hydrating]")) window.pressedEarly.push(button);
    target.closest?.("[data-menu] a")?.closest("details").removeAttribute("open");
  };
  addEventListener("click", remember, { capture: true });

  /** Brings a section under the bar, smoothly, 20 px below it. Returns whether the fragment names one. HSH-01, HSH-03. */
  window.goToSection = (hash) => {
    const section = document.getElementById(hash.slice(1));
    if (!section?.matches("section")) return false;
    root.dataset.whole = "";
    if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    const bar = document.querySelector("header").offsetHeight;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - bar - 20, behavior });
    return true;
  };

  // The section that the home page's address names: not at once and with a jump, but 100 ms after and smoothly. The
  // address is without it until then. Any other fragment is the browser's own matter.
  const { pathname, search, hash } = location;
  if (pathname === "/" && isNew && /^#[a-z][a-z-]*$/.test(hash)) {
    history.replaceState(history.state, "", pathname + search);
    const arrive = () => {
      if (window.goToSection(hash)) history.replaceState(history.state, "", hash);
      else location.replace(hash);
    };
    document.addEventListener("DOMContentLoaded", () => setTimeout(arrive, 100));
  }

  // Who chose English prices never sees them in French first; 3 s later better in French than not at all.
  try {
    if (pathname === "/" && localStorage.getItem("language") === "en") {
      root.dataset.language = "en";
      setTimeout(() => delete root.dataset.language, 3000);
    }
  } catch {
    // Blocked: nothing was kept.
  }
})();
