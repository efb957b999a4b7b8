import { useEffect, useRef, useState } from "react";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { Diagnostic } from "#app/drafts/lint/diagnostic.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

/** Milliseconds without a keystroke before the mails are read again. */
const pause = 500;

type Lint = (draft: TypedDraft) => Diagnostic[][];

/** Imports the linter, which no first paint waits for. */
async function loadLint(profile: Partial<ProfileValues>): Promise<Lint> {
  const { lintDraft, lintContextOf } = await import("./linter.ts");
  const context = lintContextOf(profile);
  return (draft) => lintDraft(draft, context);
}

/**
 * The diagnostics of each mail of the draft, read when typing pauses and the page is idle; `null` before the first reading.
 * `readNow` reads the text as it is.
 */
export function useDiagnostics(draft: TypedDraft, profile: Partial<ProfileValues>) {
  const [diagnostics, setDiagnostics] = useState<Diagnostic[][] | null>(null);
  const lint = useRef<Lint | null>(null);
  const hasMails = draft.kind === "email" || draft.kind === "sequence";
  const { kind, content } = draft;

  useEffect(() => {
    if (!hasMails) return;
    let isCurrent = true;
    let cancel = () => {};
    const read = async () => {
      try {
        lint.current ??= await loadLint(profile);
      } catch {
        return; // Offline; the next edit tries again.
      }
      if (isCurrent) setDiagnostics(lint.current({ kind, content } as TypedDraft));
    };
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void read());
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      cancel();
    };
  }, [hasMails, kind, content, profile]);

  const readNow = () => lint.current?.({ kind, content } as TypedDraft) ?? [];
  return { diagnostics: hasMails ? diagnostics : null, readNow };
}
