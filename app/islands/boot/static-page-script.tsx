import { createContext, useContext } from "react";
import type { Field } from "./early-input.ts";
import script from "./static-page.ts?inline-script";

declare global {
  interface Window {
    /** When the static page had loaded, in milliseconds since 1970. */
    loadedAt?: number;
    /** Buttons that were pressed before they worked, and when they were pressed last: as `performance.now()`. */
    pressedEarly: Map<HTMLButtonElement, number>;
    /** On a page of the router: fields that were used before hydration; `null` from then on. */
    inputEarly?: Set<Field> | null;
  }
}

/**
 * URLs of the page's scripts, which only the server knows, the nonce of this response, if it has one, and `failed`, the id of a
 * request that failed.
 */
export const ScriptSource = createContext<{
  entry: string;
  runtime?: string;
  nonce?: string;
  failed?: string;
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
