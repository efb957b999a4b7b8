// A static page starts its parts when app/islands/boot/hydration.ts calls `startPage`; the router hydrates any other page as a whole.
export { swapFontWithoutShift } from "./islands/boot/font/swap-without-shift.ts";
export { scrollToSection } from "./islands/boot/scrolling/sections.ts";
export const startPage = () => import("./islands/start-page.ts").then((module) => module.startPage());

const isStatic = document.querySelector("script[data-entry]") !== null;

if (!isStatic) startRouter();

/** Hydrates the page. If its scripts cannot be loaded, the next press tries again. */
function startRouter(): void {
  import("./router.tsx").then(
    ({ hydrateRouter }) => hydrateRouter(),
    () => {
      const isPressed = new AbortController();
      for (const press of ["pointerdown", "keydown"])
        addEventListener(
          press,
          () => {
            isPressed.abort();
            startRouter();
          },
          { capture: true, signal: isPressed.signal },
        );
    },
  );
}

// The development server's event: a static page has no router that could show the change in place.
if (isStatic) import.meta.hot?.on("matinal:change", () => location.reload());
