import { createContext, useContext } from "react";
import script from "./boot.js?raw";

declare global {
  interface Window {
    /** When the page had loaded, in milliseconds since 1970. */
    loadedAt?: number;
    /** Buttons that were pressed before they worked. */
    pressedEarly: HTMLButtonElement[];
    /** Scrolls to the section that a fragment such as `#pricing` names. Returns whether there is one. */
    goToSection: (hash: string) => boolean;
  }
}

/** Where the scripts of a page come from, known to the server alone; and the nonce of this answer, if it has one. */
export const ScriptSource = createContext<{ entry: string; runtime?: string; nonce?: string } | null>(null);

/** What swaps the font of a static page and hydrates it, once it is painted: see boot.js. */
export function BootScript({ font, typeFirst }: { font: string; typeFirst: string }) {
  const source = useContext(ScriptSource);
  if (!source) return null;
  const { entry, runtime, nonce } = source;
  return (
    <script
      nonce={nonce}
      data-entry={entry}
      data-runtime={runtime}
      data-font={font}
      data-type-first={typeFirst}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours; see there.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
