import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { DraftTime } from "#app/components/draft/draft-time.tsx";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { Problem } from "#app/components/problem.tsx";
import { StorageNotice } from "#app/components/storage-notice.tsx";
import { draftPages as copy } from "#app/content/signed-in/draft-page-copy.ts";
import type { DraftSummary, SharedSummary } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { DraftRow } from "./draft-row.tsx";
import type { DraftsResult } from "./drafts-result.ts";
import { StartButtons } from "./start-buttons.tsx";

type Props = {
  /** `null` when they could not be loaded. */
  drafts: DraftSummary[] | null;
  /** What colleagues share. */
  shared: SharedSummary[];
  /** True with a profile, from which drafts are made. */
  isReady: boolean;
  /** The address of the owner of the team, who alone writes the profile; `null` for the reader's own. */
  owner: string | null;
  /** The idempotency key of the next draft of each kind. */
  keys: Record<string, string>;
  result: DraftsResult | null;
  /** The bytes that are left for drafts, once it is time to tell; else `null`. */
  room: number | null;
};

/** The list of drafts, and the buttons that make another. */
export function DraftsPage({ drafts, shared, isReady, owner, keys, result, room }: Props) {
  const list = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that had the focus is gone.
    if (result?.kind === "removed") list.current?.focus();
  }, [result]);
  // The refusal says it already.
  const isRefusedForRoom = result?.kind === "problem" && result.code === storageErrorCode;
  return (
    <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{copy.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-8">
        {result?.kind === "problem" && (
          <Problem title={copy.problems[result.what]} text={result.text} occurrence={result} />
        )}
        {room !== null && !isRefusedForRoom && <StorageNotice part="work" room={room} />}
        {isReady ? <StartButtons keys={keys} /> : <ProfileMissing owner={owner} />}
        <section aria-labelledby="drafts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="drafts" ref={list} tabIndex={-1} className="text-lg">
              {copy.list.title}
            </h2>
            {drafts && drafts.length > 0 && (
              <p className="text-ink-soft text-sm tabular-nums">{copy.list.count(drafts.length)}</p>
            )}
          </div>
          {result?.kind === "removed" && (
            <Notice tone="success" announce="polite">
              {copy.removal.done(result.title)}
            </Notice>
          )}
          {drafts === null && <LoadingFailed copy={copy.problems} to="/brouillons" />}
          {drafts?.length === 0 && (
            <p className="max-w-measure border-line border-t pt-5 text-ink-soft">
              {isReady ? copy.list.empty : copy.list.none}
            </p>
          )}
          {drafts && drafts.length > 0 && (
            <ul className="border-line border-b">
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
            </ul>
          )}
        </section>
        {shared.length > 0 && <SharedByTeam shared={shared} />}
      </div>
    </div>
  );
}

function SharedByTeam({ shared }: Pick<Props, "shared">) {
  return (
    <section aria-labelledby="shared" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="shared" className="text-lg">
        {copy.sharing.list}
      </h2>
      <ul className="border-line border-b">
        {shared.map(({ id, title, by, updatedAt }) => (
          <li key={id} className="border-line border-t py-3">
            <Link
              to={`/brouillons/partages/${id}` satisfies Href}
              className="inline-flex min-h-11 items-center rounded-sm py-1 font-semibold leading-tight underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:text-sun hover:decoration-sun"
            >
              {title}
            </Link>
            <p className="text-ink-soft text-sm wrap-anywhere first-letter:uppercase">
              {copy.sharing.by(by)} · {copy.list.updated} <DraftTime iso={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProfileMissing({ owner }: Pick<Props, "owner">) {
  const { ofOwner, ...own } = copy.noProfile;
  const { title, link } = owner === null ? own : ofOwner;
  return (
    <Notice
      tone="info"
      announce="off"
      action={<AnchorButton href={owner === null ? "/onboarding-legacy" : "/equipe"}>{link}</AnchorButton>}
    >
      <span className="block">{title}</span>
      <span className="block font-normal wrap-anywhere">
        {owner === null ? own.text : ofOwner.text(owner)}
      </span>
    </Notice>
  );
}
