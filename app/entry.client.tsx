// On a static page app/islands/boot/hydration.ts calls this; on any other page the router hydrates the document.
export const hydrate = () =>
  import("./islands/hydrate-islands.tsx").then(({ hydrateIslands }) => hydrateIslands());

if (!document.querySelector("script[data-entry]"))
  void import("./router.tsx").then(({ takeOver }) => takeOver());
