import { useState } from "react";
import { callApi } from "#app/browser/call-api.ts";
import { Problem } from "#app/components/problem.tsx";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { Sharing } from "#app/drafts/drafts-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";

const copy = draftPages.sharing;

/** Lets colleagues read a draft, or no longer. interpretation.md D296. */
export function ShareDraft({ id, isShared: loaded }: { id: string; isShared: boolean }) {
  const [isShared, setShared] = useState(loaded);
  const [saving, setSaving] = useState<{ kind: "none" | "saving" | "failed" }>({ kind: "none" });
  const change = async () => {
    setSaving({ kind: "saving" });
    const answer = await callApi(Sharing, "PUT", `/api/drafts/${id}/sharing`, { shared: !isShared });
    if (answer.ok) setShared(answer.body.shared);
    setSaving({ kind: answer.ok ? "none" : "failed" });
  };
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="secondary" busy={saving.kind === "saving"} onClick={change}>
          {isShared ? copy.stop : copy.share}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {isShared && copy.shared}
        </p>
      </div>
      {saving.kind === "failed" && <Problem title={copy.failed} occurrence={saving} />}
    </div>
  );
}
