import { useState } from "react";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";

const formId = "new-draft";

/** The form that makes a draft, which can be inside no other form. It opens the new draft as a new document. */
export function NewDraftForm() {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <form id={formId} method="post" action={"/brouillons" satisfies Href} hidden>
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="kind" />
    </form>
  );
}

/** Makes a draft of a kind by the `NewDraftForm` of the page, and tells which one is being made. */
export function useNewDraft() {
  const [making, setMaking] = useState<DraftKind | null>(null);
  const make = (kind: DraftKind) => {
    // The form has one key: a second press repeats the first, another kind waits for the new page.
    if (making !== null && making !== kind) return;
    setMaking(kind);
    submitNewDraft(kind);
  };
  return { making, make };
}

function submitNewDraft(kind: DraftKind) {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem("kind");
  if (field instanceof HTMLInputElement) field.value = kind;
  form.requestSubmit();
}
