import { type ReactNode, useState } from "react";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { VersionAnswer } from "#app/drafts/drafts-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { loadVersion } from "../saving/draft-calls.ts";
import { DraftPreview } from "./draft-preview.tsx";

const copy = draftPages.versions;

type Props = {
  draftId: string;
  kind: DraftKind;
  version: number;
  time: ReactNode;
  onRestore: () => Promise<void>;
};

/** An earlier version: its text is loaded when the reader asks to see it. */
export function VersionRow({ draftId, kind, version, time, onRestore }: Props) {
  const [shown, setShown] = useState<VersionAnswer["version"] | "loading" | "failed" | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const toggle = async () => {
    if (typeof shown === "object" && shown !== null) return setShown(null);
    setShown("loading");
    const answer = await loadVersion(draftId, version);
    setShown(answer.ok ? answer.body.version : "failed");
  };
  const restore = async () => {
    setRestoring(true);
    await onRestore();
    setRestoring(false);
  };
  return (
    <li className="border-line border-t py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{copy.version(version)}</span>
        <span className="me-auto text-ink-soft">{time}</span>
        <Button
          variant="ghost"
          aria-label={copy.seeNamed(version)}
          aria-expanded={typeof shown === "object" && shown !== null}
          busy={shown === "loading"}
          onClick={() => void toggle()}
          className="-me-[min(0.75rem,var(--spacing-edge))] px-3!"
        >
          {copy.see}
        </Button>
      </div>
      {shown === "failed" && (
        <p role="alert" className="pb-2 font-medium text-danger">
          {copy.failed}
        </p>
      )}
      {typeof shown === "object" && shown !== null && (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 pb-3">
          <div className="w-full rounded-md bg-paper-sunk px-4 pt-3">
            <DraftPreview title={shown.title} draft={{ kind, content: shown.content } as TypedDraft} />
          </div>
          <Button variant="secondary" busy={isRestoring} onClick={() => void restore()}>
            {copy.restore}
          </Button>
        </div>
      )}
    </li>
  );
}
