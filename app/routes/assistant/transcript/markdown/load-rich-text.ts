import { loadable } from "#app/ui/loadable.ts";

/** The reader of Markdown, 20 kB that most conversations begin without. */
export const richText = loadable(() => import("./rich-text.tsx"));

if (import.meta.env.SSR) await richText.load();
