import { useEffect, useRef, useState } from "react";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { Draft, VersionSummary } from "#app/drafts/drafts-protocol.ts";
import { Button, Spinner } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import { DraftTime } from "../draft-time.tsx";
import { loadVersions, restoreVersion, storedWork } from "../saving/draft-calls.ts";
import type { EditedDraft } from "../saving/use-autosave.ts";
import { VersionRow } from "./version-row.tsx";

const copy = draftPages.versions;

type Props = {
  draft: Draft;
  edited: EditedDraft;
  onRestored: (restored: Draft) => void;
  onClose: () => void;
};

/** The earlier versions, each to read and to restore. What is in the page is saved first, so that it becomes one of them. */
export function VersionHistory({ draft, edited, onRestored, onClose }: Props) {
  const { id, kind } = draft;
  const [versions, setVersions] = useState<VersionSummary[] | "loading" | "failed">("loading");
  const heading = useRef<HTMLHeadingElement>(null);
  const { flush } = edited;
  const load = async () => {
    setVersions("loading");
    await flush();
    const answer = await loadVersions(id);
    setVersions(answer.ok ? answer.body.versions : "failed");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    heading.current?.focus();
    void load();
  }, []);

  const restore = async (version: number) => {
    if (!(await flush())) return;
    const answer = await restoreVersion(id, version, edited.version());
    if (!answer.ok) {
      showToast({
        title: answer.error?.message ?? copy.failed,
        type: "error",
        position: "top-right",
      });
      return;
    }
    edited.follow(storedWork(answer.body.draft));
    onRestored(answer.body.draft);
    showToast({ title: copy.restored(version), type: "success", position: "top-right" });
    heading.current?.focus();
    await load();
  };

  return (
    <section
      aria-labelledby="versions"
      className="scroll-mt-20 rounded-lg border border-line bg-paper-raised px-press pt-2 pb-2"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="versions" ref={heading} tabIndex={-1} className="text-lg">
          {copy.title}
        </h2>
        <Button
          variant="ghost"
          aria-label={copy.close}
          onClick={onClose}
          className="-me-[min(0.75rem,var(--spacing-edge))] px-3!"
        >
          <Icon name="close" />
        </Button>
      </div>
      {versions === "loading" && (
        <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft text-sm">
          <Spinner className="text-sun" />
          {copy.loading}
        </p>
      )}
      {versions === "failed" && (
        <div className="pb-2">
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
        </div>
      )}
      {typeof versions === "object" && (
        <ol reversed className="text-sm">
          <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-t py-2">
            <span className="font-semibold">{copy.version(edited.version())}</span>
            <span className="text-verified">{copy.current}</span>
          </li>
          {versions.map((version) => (
            <VersionRow
              key={version.version}
              draftId={id}
              kind={kind}
              version={version.version}
              time={<DraftTime iso={version.createdAt} />}
              onRestore={() => restore(version.version)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
