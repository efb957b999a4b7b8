// A static page starts its parts when app/islands/boot/hydration.ts calls `startPage`; any other is hydrated as a whole.
export { swapFontWithoutShift } from "./islands/boot/font/swap-without-shift.ts";
export { scrollToSection } from "./islands/boot/scrolling/sections.ts";
export const startPage = () => import("./islands/start-page.ts").then((module) => module.startPage());

const isStatic = document.querySelector("script[data-entry]") !== null;
const page = document.querySelector<HTMLElement>("[data-page]");

if (page) start(() => import("./islands/page/hydrate-page.tsx").then(({ hydratePage }) => hydratePage(page)));
else if (!isStatic) start(() => import("./router.tsx").then(({ hydrateRouter }) => hydrateRouter()));

/** Hydrates the page. If its scripts cannot be loaded, the next press tries again. */
function start(hydrate: () => Promise<void>): void {
  hydrate().catch((error) => {
    console.warn("The page does not work yet: its scripts could not be loaded.", error);
    const isPressed = new AbortController();
    for (const press of ["pointerdown", "keydown"])
      addEventListener(
        press,
        () => {
          isPressed.abort();
          start(hydrate);
        },
        { capture: true, signal: isPressed.signal },
      );
  });
}

// The development server's event: these pages have no router that could show the change in place.
if (isStatic || page) import.meta.hot?.on("matinal:change", () => location.reload());
