// A static page hydrates its islands, when app/islands/boot/hydration.ts says so; every other page is the router's, as a whole.
export const hydrate = () =>
  import("./islands/hydrate-islands.tsx").then(({ hydrateIslands }) => hydrateIslands());

if (!document.querySelector("script[data-entry]"))
  void import("./router.tsx").then(({ takeOver }) => takeOver());
