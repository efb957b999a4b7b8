// A still page wakes its islands, when app/islands/start.js says so; every other page is the router's, as a whole.
export const wake = () => import("./islands/wake.tsx").then(({ wake }) => wake());

if (!document.querySelector("script[data-entry]"))
  void import("./router.tsx").then(({ takeOver }) => takeOver());
