import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** The icon of each kind of draft. */
export const kindIcons: Record<DraftKind, IconName> = {
  email: "mail",
  sequence: "mails",
  search: "target",
  call_script: "phone",
  plan: "list",
};
