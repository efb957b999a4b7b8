import { useCallback, useState } from "react";

/** Changes the text of the composer, whatever it is by then. */
export type ChangeText = (change: (text: string) => string) => void;

/** A file to look at, and the composer into which it was pasted as a text. */
export type OpenedImport = { file: File | null; pasted?: { table: string; changeText: ChangeText } };

/** The dialog of the import: closed, or open with a file to look at or without. */
export function useImport() {
  const [opened, setOpened] = useState<OpenedImport | null>(null);
  const open = useCallback(
    (file: File | null = null, pasted?: OpenedImport["pasted"]) =>
      setOpened({ file, ...(pasted && { pasted }) }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  return { opened, open, close };
}

/** The first file of what is dragged or pasted; `null` when there is none. */
export const fileIn = (transfer: DataTransfer | null): File | null => transfer?.files[0] ?? null;
