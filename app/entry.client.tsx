// A still page wakes its islands; every other page is the router's, as a whole.
if (document.querySelector("script[data-entry]"))
  void import("./islands/wake.tsx").then(({ wake }) => wake());
else void import("./router.tsx").then(({ takeOver }) => takeOver());
