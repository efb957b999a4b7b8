import { useEffect, useState } from "react";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";

/** The note that somebody is writing about a prospect, kept in the browser until it is added. */
export function useNoteText(userId: string, prospectId: string): [string, (text: string) => void] {
  const name = `note-${prospectId}` as const;
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = loadUnsentText(userId, name);
    if (typeof kept === "string") setText(kept);
  }, [userId, name]);
  const change = (next: string) => {
    setText(next);
    saveUnsentText(userId, name, next === "" ? null : next);
  };
  return [text, change];
}
