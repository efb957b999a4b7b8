import { useCallback, useState } from "react";

/** The dialog of the import: closed, or open with a file to look at or without. */
export function useImport() {
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);
  const open = useCallback((file: File | null = null) => setOpened({ file }), []);
  const close = useCallback(() => setOpened(null), []);
  return { opened, open, close };
}

/** The first file of what is dragged or pasted; `null` when there is none. */
export const fileIn = (transfer: DataTransfer | null): File | null => transfer?.files[0] ?? null;
