/** How many bytes the accounts of one mailbox store at most. interpretation.md D60. */
export const storageQuota = {
  /** Drafts with their earlier versions, and the profile. */
  work: 20_000_000,
  /** Messages and answers. */
  conversation: 100_000_000,
} as const;

export type StoragePart = keyof typeof storageQuota;

/** Bytes that a mailbox may store although all together have reached their limit, so that nobody uses up its room. */
export const guaranteedShare = 2_000_000;

/** What the accounts of a mailbox store, in bytes. */
export type StorageUse = Record<StoragePart, number>;

/** The bytes that are left of a part, once it is time to tell its owner: from 80 %; `null` before. */
export function roomToTell(use: StorageUse, part: StoragePart): number | null {
  const room = storageQuota[part] - use[part];
  return room <= storageQuota[part] / 5 ? Math.max(0, room) : null;
}
