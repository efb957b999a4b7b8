import type { RichText } from "./rich-text.tsx";

type Loaded = { RichText: typeof RichText };

let loaded: Loaded | null = null;
let loading: Promise<Loaded | null> | null = null;

/** The reader of Markdown, if it is there: always where no browser draws. */
export const richTextIfLoaded = () => loaded;

/**
 * Loads the reader of Markdown, 20 kB that most conversations begin without. `null` when it cannot be loaded now; then the next
 * text that needs it tries again.
 */
export function loadRichText(): Promise<Loaded | null> {
  loading ??= import("./rich-text.tsx").then(
    (module) => {
      loaded = module;
      return module;
    },
    () => {
      setTimeout(() => {
        loading = null;
      }, retryAfter);
      return null;
    },
  );
  return loading;
}

const retryAfter = 5_000;

if (import.meta.env.SSR) await loadRichText();
