/** Closes the menu when one of its links is chosen: a section link of the home page opens no document. */
export function closeMenuOnLink(): void {
  addEventListener(
    "click",
    ({ target }) => {
      // The target may be the document itself.
      (target as Element).closest?.("[data-menu] a")?.closest("details")?.removeAttribute("open");
    },
    { capture: true },
  );
}
