import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";
import {
  type Draft,
  DraftAnswer,
  draftErrorCodes,
  draftPath,
  restorePath,
  VersionAnswer,
  VersionList,
  versionPath,
  versionsPath,
} from "#app/drafts/drafts-protocol.ts";
import { quotaIn } from "#app/storage/storage-refusal.ts";
import type { SaveOutcome, Stored } from "./autosave.ts";
import type { Work } from "./work.ts";

/** Bytes that a request may have to outlive its page: browsers allow 64 kB for all of them. */
const maxKeepalive = 60_000;

/** Saves the work as the next version. A page that is being left sends it all the same. */
export async function saveWork(
  id: string,
  { version, content: work }: Stored<Work>,
): Promise<SaveOutcome<Work>> {
  const body = { version, ...work };
  const isLeaving = document.visibilityState === "hidden";
  const keepalive = isLeaving && new Blob([JSON.stringify(body)]).size < maxKeepalive;
  const answer = await callApi(DraftAnswer, "PATCH", draftPath(id), body, { keepalive });
  if (!answer.ok) return failure(answer);
  return { kind: "saved", version: answer.body.draft.version, room: answer.body.room };
}

function failure({ reason, error }: Failed): SaveOutcome<Work> {
  if (reason === "signed out") return { kind: "signed out" };
  if (error?.status === 404) return { kind: "gone" };
  const newer = error?.code === draftErrorCodes.stale ? v.safeParse(DraftAnswer, error.body) : null;
  if (newer?.success) return { kind: "newer", newer: storedWork(newer.output.draft) };
  if (error && [400, 413, 415, 422, 507].includes(error.status))
    return { kind: "refused", message: error.message, quota: quotaIn(error) };
  return { kind: "unavailable", retryAfter: error?.retryAfter ?? null };
}

/** The part of a draft that is edited, with its version. */
export const storedWork = ({ version, title, content }: Draft): Stored<Work> => ({
  version,
  content: { title, content },
});

/** Loads the newest version. */
export const loadDraft = (id: string) => callApi(DraftAnswer, "GET", draftPath(id));

export const loadVersions = (id: string) => callApi(VersionList, "GET", versionsPath(id));

export const loadVersion = (id: string, version: number) =>
  callApi(VersionAnswer, "GET", versionPath(id, version));

/** Makes an earlier version the next one; `newest` is the version that it replaces. */
export const restoreVersion = (id: string, version: number, newest: number) =>
  callApi(DraftAnswer, "POST", restorePath(id, version), { version: newest });
