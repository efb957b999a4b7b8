import type { ContentError } from "#app/drafts/parse-content.ts";
import { createStore, type Store } from "#app/ui/create-store.ts";

/** What a save came to. `newer` is the stored draft when another window or device saved in between. */
export type SaveOutcome<Content> =
  /** `room`: the bytes that are left for drafts, once it is time to tell. */
  | { kind: "saved"; version: number; room?: number | undefined }
  | { kind: "newer"; newer: Stored<Content> }
  /** `quota`: whose is used up, if that is why. */
  | { kind: "refused"; message: string | null; quota: "own" | "total" | null }
  | { kind: "gone" }
  | { kind: "signed out" }
  | { kind: "unavailable"; retryAfter: number | null };

export type Stored<Content> = { version: number; content: Content };

/** What the reader is told about the text in the page. */
export type SaveState<Content> =
  | { kind: "saved" | "unsaved" | "saving" | "gone" | "signed out" }
  /** Stays until a retry succeeds, so that it is shown and announced once. */
  | { kind: "failed"; isRetrying: boolean }
  /** `quota`: whose is used up, if that is why. */
  | { kind: "refused"; message: string | null; quota: "own" | "total" | null }
  /** Places that the draft's schema refuses; nothing is sent until they are mended. */
  | { kind: "invalid"; errors: ContentError[] }
  /** Nothing is sent until the reader has chosen. */
  | { kind: "conflict"; newer: Stored<Content> };

type Parsed<Content> = { ok: true; content: Content } | { ok: false; errors: ContentError[] };

export type AutosaveOptions<Content> = {
  stored: Stored<Content>;
  parse: (content: Content) => Parsed<Content>;
  send: (edited: Stored<Content>) => Promise<SaveOutcome<Content>>;
  /** Called with what is not stored yet, and with `null` once everything is. */
  keep: (unsaved: Stored<Content> | null) => void;
};

export type Autosave<Content> = {
  state: Pick<Store<SaveState<Content>>, "current" | "subscribe">;
  /** The version on which the next save is based. */
  version: () => number;
  edit: (content: Content) => void;
  /** Continues from what an earlier page kept: it is saved at once, over the version on which it is based. */
  resume: (unsaved: Stored<Content>) => void;
  /** Saves at once; resolves to true when what was typed so far is stored. */
  flush: () => Promise<boolean>;
  /** Ends a conflict in favour of the text in the page, which is saved over the newer version. */
  keepMine: () => Promise<boolean>;
  /** Ends a conflict, or follows another window: from now on edits are based on this version. */
  rebase: (stored: Stored<Content>) => void;
  /** The draft was deleted elsewhere: nothing is sent any more. */
  lose: () => void;
};

/** Milliseconds without a keystroke before a save, and at most between two of them. */
const pause = 800;
const longestPause = 5_000;
/** Milliseconds before the first retry; each further one waits twice as long, up to the last. */
const firstRetry = 2_000;
const lastRetry = 60_000;

/** Saves a draft while it is edited: one request at a time, each based on the version that the last one made. */
export function createAutosave<Content>(options: AutosaveOptions<Content>): Autosave<Content> {
  const { parse, send, keep } = options;
  const state = createStore<SaveState<Content>>({ kind: "saved" });
  let base = options.stored;
  let typed = base.content;
  let unsavedSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | null = null;
  let failures = 0;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  /** `sent` is what was typed when `content` was read from it. */
  const settle = (version: number, content: Content, sent: Content) => {
    base = { version, content };
    failures = 0;
    unsavedSince = null;
    if (typed === sent) {
      keep(null);
      state.set({ kind: "saved" });
      return true;
    }
    keep({ version, content: typed });
    state.set({ kind: "unsaved" });
    schedule(pause);
    return false;
  };

  async function save(): Promise<boolean> {
    const parsed = parse(typed);
    if (!parsed.ok) {
      state.set({ kind: "invalid", errors: parsed.errors });
      return false;
    }
    const { content } = parsed;
    const sent = typed;
    if (isSame(content, base.content)) return settle(base.version, content, sent);
    state.set(failures === 0 ? { kind: "saving" } : { kind: "failed", isRetrying: true });
    const outcome = await send({ version: base.version, content });
    if (outcome.kind === "saved") return settle(outcome.version, content, sent);
    if (outcome.kind === "newer") {
      if (isSame(outcome.newer.content, content)) return settle(outcome.newer.version, content, sent);
      state.set({ kind: "conflict", newer: outcome.newer });
    } else if (outcome.kind === "unavailable") {
      failures += 1;
      state.set({ kind: "failed", isRetrying: false });
      const delay = Math.min(lastRetry, firstRetry * 2 ** (failures - 1));
      schedule(Math.max(delay, (outcome.retryAfter ?? 0) * 1_000));
    } else state.set(outcome);
    return false;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    // What was typed during a save follows it.
    if (underWay) await underWay;
    const { kind } = state.current();
    if (kind === "conflict" || kind === "gone") return false;
    if (kind === "saved") return true;
    underWay ??= save().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    state,
    version: () => base.version,
    flush,
    resume(unsaved) {
      base = { ...base, version: unsaved.version };
      typed = unsaved.content;
      state.set({ kind: "unsaved" });
      void flush();
    },
    edit(content) {
      typed = content;
      keep({ version: base.version, content });
      const { kind } = state.current();
      if (kind === "conflict" || kind === "gone" || kind === "signed out") return;
      unsavedSince ??= Date.now();
      const mended = kind === "invalid" ? parse(content) : null;
      if (mended && !mended.ok) state.set({ kind: "invalid", errors: mended.errors });
      else if (!underWay && kind !== "failed") state.set({ kind: "unsaved" });
      schedule(Math.max(0, Math.min(pause, unsavedSince + longestPause - Date.now())));
    },
    keepMine() {
      const current = state.current();
      if (current.kind === "conflict") {
        base = current.newer;
        state.set({ kind: "unsaved" });
        keep({ version: base.version, content: typed });
      }
      return flush();
    },
    rebase(stored) {
      clearTimeout(timer);
      typed = stored.content;
      settle(stored.version, stored.content, typed);
    },
    lose() {
      clearTimeout(timer);
      state.set({ kind: "gone" });
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
