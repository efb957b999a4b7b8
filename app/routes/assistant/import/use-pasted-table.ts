import { type ClipboardEvent, useRef, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { rowsOfPasted } from "./pasted-table.ts";
import { type ChangeText, fileIn, type OpenedImport } from "./use-import.ts";

/** What was pasted into the composer that is a file, or may be a table of prospects. */
export function usePastedTable(
  open: (file: File, pasted?: OpenedImport["pasted"]) => void,
  changeText: ChangeText,
) {
  const [offered, setOffered] = useState<{ text: string; rows: number } | null>(null);
  const pastes = useRef(0);

  const onPaste = (event: ClipboardEvent) => {
    const paste = ++pastes.current;
    setOffered(null);
    const file = fileIn(event.clipboardData);
    if (file) {
      event.preventDefault();
      return open(file);
    }
    const text = event.clipboardData.getData("text/plain");
    // Without a network nothing is offered: the text is a message as any other.
    rowsOfPasted(text).then(
      (rows) => {
        if (rows !== null && rows > 0 && paste === pastes.current) setOffered({ text, rows });
      },
      () => {},
    );
  };
  const decline = () => {
    pastes.current++;
    setOffered(null);
  };
  const look = () => {
    if (!offered) return;
    decline();
    const { text: table } = offered;
    open(new File([table], assistant.importing.pastedFile, { type: "text/csv" }), { table, changeText });
  };
  return { rows: offered?.rows ?? null, onPaste, look, decline };
}

export type PastedTable = ReturnType<typeof usePastedTable>;
