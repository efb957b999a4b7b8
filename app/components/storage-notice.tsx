import { storage as copy } from "#app/content/signed-in/storage-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { type StoragePart, storageQuota } from "#app/storage/storage-quota.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";

type Props = {
  part: StoragePart;
  /** The bytes that are left. */
  room: number;
  /** The page where something can be deleted, unless it is this one. */
  link?: Href;
};

/** How much can still be stored and what to do about it, told before nothing can. interpretation.md D60. */
export function StorageNotice({ part, room, link }: Props) {
  const { left, full, advice } = copy.notices[part];
  const max = storageQuota[part];
  return (
    <Notice
      tone="info"
      announce="polite"
      action={
        link && (
          <AnchorButton variant="secondary" href={link}>
            {copy.link}
          </AnchorButton>
        )
      }
    >
      <span className="block">{room > 0 ? left(room, max) : full(max)}</span>
      <span className="block font-normal">{advice}</span>
    </Notice>
  );
}
