import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import {
  saveUnsentText as keepLocally,
  loadUnsentText as loadKept,
} from "#app/browser/unsent-text/unsent-text.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
import { createAutosave, type Stored } from "./autosave.ts";
import { loadDraft, saveWork, storedWork } from "./draft-calls.ts";
import { keptWork, parseWork, type Work } from "./work.ts";

/** Why the text in the page is not the one with which it was opened. */
export type Replaced = "restored" | "followed" | "revised" | null;

/** What wrote a version, and for whom the draft is. */
type Origin = Pick<Draft, "source" | "model" | "prospect">;

/**
 * The edited text of a draft, saved by itself. What is not stored yet stays in this browser, across a reload, a failure
 * and the end of the session.
 */
export function useAutosave(userId: string, draft: Draft, initialRoom: number | null) {
  const { id, kind } = draft;
  const [work, setWork] = useState<Work>(() => storedWork(draft).content);
  const [isKept, setKept] = useState(true);
  const [room, setRoom] = useState(initialRoom);
  const [replaced, setReplaced] = useState<Replaced>(null);
  const [origin, setOrigin] = useState<Origin>(draft);
  const channel = useRef<BroadcastChannel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for the life of the page, as its versions follow each other
  const autosave = useMemo(
    () =>
      createAutosave<Work>({
        stored: storedWork(draft),
        parse: (typed) => parseWork(kind, typed),
        send: async (edited) => {
          const outcome = await saveWork(id, edited);
          if (outcome.kind === "saved") {
            setRoom(outcome.room ?? null);
            channel.current?.postMessage(outcome.version);
          }
          if (outcome.kind === "refused" && outcome.quota === "own") setRoom(0);
          return outcome;
        },
        keep: (unsaved) => setKept(keepLocally(userId, `work-${id}`, unsaved)),
      }),
    [],
  );
  const { current, subscribe } = autosave.state;
  const state = useSyncExternalStore(subscribe, current, current);

  const edit = (next: Work) => {
    setWork(next);
    autosave.edit(next);
  };
  /** Shows a stored version in place of the text in the page. */
  const follow = (stored: Stored<Work>, why: Replaced = null) => {
    autosave.rebase(stored);
    setWork(stored.content);
    setReplaced(why);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the draft as the page was opened
  useEffect(() => {
    const kept = keptWork(kind, loadKept(userId, `work-${id}`));
    if (!kept) return;
    const stored = storedWork(draft);
    if (JSON.stringify(kept.content) === JSON.stringify(stored.content)) {
      keepLocally(userId, `work-${id}`, null);
      return;
    }
    setWork(kept.content);
    setReplaced("restored");
    autosave.resume(kept);
  }, []);

  /** Shows the newest stored version, unless something is typed, and that the draft is gone if it is. */
  const refresh = async (why: Replaced = "followed") => {
    if (current().kind !== "saved") return;
    const answer = await loadDraft(id);
    if (current().kind !== "saved") return;
    if (!answer.ok) {
      if (answer.error?.status === 404) autosave.lose();
      return;
    }
    const { draft: newest } = answer.body;
    if (newest.version <= autosave.version()) return;
    follow(storedWork(newest), why);
    setOrigin(newest);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` reads the newest state by itself
  useEffect(() => {
    const saveOrFollow = () => {
      // The customer may have signed in again in another tab.
      const isLeaving = document.visibilityState === "hidden" || current().kind === "signed out";
      void (isLeaving ? autosave.flush() : refresh());
    };
    const retry = () => void autosave.flush();
    // Other tabs of this browser say when they have saved.
    const others = new BroadcastChannel(`draft-${id}`);
    channel.current = others;
    others.onmessage = () => void refresh();
    document.addEventListener("visibilitychange", saveOrFollow);
    window.addEventListener("focus", saveOrFollow);
    window.addEventListener("online", retry);
    return () => {
      others.close();
      channel.current = null;
      document.removeEventListener("visibilitychange", saveOrFollow);
      window.removeEventListener("focus", saveOrFollow);
      window.removeEventListener("online", retry);
      retry();
    };
  }, [autosave, id]);

  return {
    work,
    edit,
    state,
    replaced,
    follow,
    refresh,
    /** What wrote the version in the page, and for whom. */
    origin,
    setOrigin,
    flush: autosave.flush,
    keepMine: autosave.keepMine,
    version: autosave.version,
    /** False where the browser stores nothing: then only this page has what is not saved. */
    isKept,
    /** The bytes that are left for drafts, once it is time to tell; else `null`. */
    room,
    /** Keeps the text over the next sign-in. */
    carry: () => carryText(userId, `work-${id}`, { version: autosave.version(), content: work }),
  };
}

export type EditedDraft = ReturnType<typeof useAutosave>;
