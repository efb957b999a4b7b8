// A static page hydrates its islands when app/islands/boot/hydration.ts calls `hydrate`; the router hydrates any other page as a whole.
export const hydrate = () =>
  import("./islands/hydrate-islands.tsx").then(({ hydrateIslands }) => hydrateIslands());

if (!document.querySelector("script[data-entry]"))
  void import("./router.tsx").then(({ hydrateRouter }) => hydrateRouter());
