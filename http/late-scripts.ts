/**
 * A page complete as it is does not need its scripts to be seen: they come when it has loaded and the browser has
 * nothing else to do, or at the first press. Until then links, menus and forms work natively. `loadedAt` tells
 * those who count from the page's load (the consent sheet).
 */
const boot = `(() => {
  const later = document.querySelector('script[type="later"]');
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = later.textContent;
    document.body.append(script);
  };
  const onLoad = () => {
    window.loadedAt = Date.now();
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 1000 });
    else setTimeout(begin, 100);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, begin, { once: true, capture: true });
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
})();`.replaceAll(/\n\s*/g, "\n");

/**
 * Takes the framework's preloads, which stand in the way of the first paint, out of a page, and puts its module
 * script off. Throws when the framework no longer writes them as it did, so that an update cannot undo this quietly.
 */
export function withLateScripts(html: string): string {
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const late = withoutPreloads.replace('<script type="module" async="">', '<script type="later">');
  if (late === withoutPreloads) throw new Error("The page has no module script to put off.");
  return late.replace("</body>", `<script>${boot}</script></body>`);
}
