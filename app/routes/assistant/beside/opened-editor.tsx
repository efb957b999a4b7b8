import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/browser/call-api.ts";
import { DraftEditor } from "#app/components/draft/draft-editor.tsx";
import { beside as copy } from "#app/content/signed-in/beside-copy.ts";
import { editorPath, OpenedDraft } from "#app/drafts/drafts-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { LoadingDraft } from "./loading-draft.tsx";

type Props = {
  userId: string;
  id: string;
  heardOf: number;
  onEditor: (flush: (() => Promise<boolean>) | null) => void;
  onOrder: ((content: string) => void) | null;
  onSignedOut: () => void;
  onShown: (text: HTMLElement) => void;
};

/** Loads the draft and shows its editor, with the buttons that order another version. */
export function OpenedEditor({ userId, id, heardOf, onEditor, onOrder, onSignedOut, onShown }: Props) {
  const [opened, setOpened] = useState<OpenedDraft | "loading" | "failed" | "gone">("loading");
  const load = useCallback(async () => {
    setOpened("loading");
    const answer = await callApi(OpenedDraft, "GET", editorPath(id));
    if (answer.ok) return setOpened(answer.body);
    if (answer.reason === "signed out") return onSignedOut();
    setOpened(answer.error?.status === 404 ? "gone" : "failed");
  }, [id, onSignedOut]);
  useEffect(() => void load(), [load]);

  if (opened === "loading") return <LoadingDraft />;
  if (opened === "gone")
    return (
      <Notice tone="info" announce="polite">
        <span className="block">{copy.gone}</span>
        <span className="block font-normal">{copy.goneText}</span>
      </Notice>
    );
  if (opened === "failed")
    return (
      <Notice
        tone="error"
        announce="assertive"
        action={
          <Button variant="secondary" onClick={() => void load()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failed}
      </Notice>
    );
  return (
    <>
      <Orders kind={opened.draft.kind} onOrder={onOrder} />
      <DraftEditor
        {...opened}
        userId={userId}
        heardOf={heardOf}
        onReady={onEditor}
        onShown={onShown}
        isCompact
      />
    </>
  );
}

/** They send what somebody would type. A search has no sentences, and neither it nor a plan an opening. */
function Orders({ kind, onOrder }: { kind: OpenedDraft["draft"]["kind"]; onOrder: Props["onOrder"] }) {
  const { shorter, angle } = copy.orders;
  const orders = kind === "search" ? [] : kind === "plan" ? [shorter] : [shorter, angle];
  if (orders.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <ul aria-label={copy.actions} className="flex flex-wrap gap-2">
        {orders.map(({ label, message }) => (
          <li key={message}>
            <Button
              variant="secondary"
              aria-disabled={onOrder === null || undefined}
              onClick={() => onOrder?.(message)}
              className="aria-disabled:cursor-default"
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className="hidden text-ink-soft text-xs @min-[28rem]:block">{copy.hint}</p>
    </div>
  );
}
