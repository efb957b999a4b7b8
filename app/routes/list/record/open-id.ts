import type { Address } from "#app/browser/address.ts";

/** The id of the record that is open at an address of the list; `null` when none is. */
export const openIdIn = ({ path }: Pick<Address, "path">): string | null => path.split("/")[2] || null;

/** What an entry of the history carries whose record was opened from the list: Back leads there. */
export const fromList = "from-list";

export const isFromList = ({ state }: Address): boolean => state === fromList;
