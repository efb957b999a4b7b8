/** What the owner wants to do that cannot be undone, and confirms first. */
export type Purpose = "export" | "deletion";

const names = { export: "export", deletion: "suppression" } as const;

/** The address of the step that comes before it. */
export function confirmationPath(purpose: Purpose): string {
  return `/compte/confirmation?pour=${names[purpose]}`;
}

/** What the step at this address comes before; an address that does not say leads to what takes nothing away. */
export function purposeOf(url: string): Purpose {
  return new URL(url).searchParams.get("pour") === names.deletion ? "deletion" : "export";
}
