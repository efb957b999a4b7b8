/** The action that the owner of an account has to confirm. */
export type Purpose = "export" | "deletion";

const names = { export: "export", deletion: "suppression" } as const;

/** The path of the page that confirms it. */
export function confirmationPath(purpose: Purpose): string {
  return `/compte/confirmation?pour=${names[purpose]}`;
}

/** The purpose in the URL of that page. Default: `export`, which deletes nothing. */
export function purposeOf(url: string): Purpose {
  return new URL(url).searchParams.get("pour") === names.deletion ? "deletion" : "export";
}
