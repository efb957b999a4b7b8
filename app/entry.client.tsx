// A static page hydrates its islands when app/islands/boot.js calls `hydrate`; any other page is hydrated as a whole.
export const hydrate = () =>
  import("./islands/hydrate-islands.tsx").then(({ hydrateIslands }) => hydrateIslands());

if (!document.querySelector("script[data-entry]"))
  void import("./router.tsx").then(({ hydrateRouter }) => hydrateRouter());
