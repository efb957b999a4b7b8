/** The exports of entry.client.tsx that a static page uses. */
type Entry = typeof import("#app/entry.client.tsx");

const { entry = "", runtime } = (document.currentScript as HTMLScriptElement).dataset;

/** Fetches what need not be in the page itself, because it acts after the first paint. */
export async function loadEntry(): Promise<Entry> {
  if (runtime) await import(/* @vite-ignore */ runtime);
  return import(/* @vite-ignore */ entry);
}
