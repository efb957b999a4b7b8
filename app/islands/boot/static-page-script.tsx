import { createContext, useContext } from "react";
import type { IslandPage } from "../page/page-document.tsx";
import type { Field } from "./early-input.ts";
import script from "./static-page.ts?inline-script";

declare global {
  interface Window {
    /** When the static page had loaded, in milliseconds since 1970. */
    loadedAt?: number;
    /** Buttons that were pressed before they worked, and when they were pressed last: as `performance.now()`. */
    pressedEarly: Map<HTMLButtonElement, number>;
    /** On a page that React hydrates as a whole: fields that were used before hydration; `null` from then on. */
    inputEarly?: Set<Field> | null;
  }
}

/**
 * URLs of the page's scripts, which only the server knows, the nonce of this response, if it has one, `failed`, the id of a
 * request that failed, and `page`, for a page that is one island.
 */
export const ScriptSource = createContext<{
  entry: string;
  runtime?: string;
  nonce?: string;
  failed?: string;
  page?: IslandPage;
} | null>(null);

/** The script in the head of a static page: shows the font and schedules hydration. See static-page.ts. */
export function StaticPageScript() {
  const source = useContext(ScriptSource);
  if (!source) return null;
  const { entry, runtime, nonce } = source;
  return (
    <script
      nonce={nonce}
      data-entry={entry}
      data-runtime={runtime}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this build.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
