import { useEffect } from "react";
import { whenIdle } from "~/ui/when-idle.ts";

/** Applies the web font at once if the browser has it cached: after another page of the site, a reload or a return. */
const script = `{const [{type}={}]=performance.getEntriesByType("navigation");if(type!=="navigate"||document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.font="swapped"}`;

/**
 * Loads the web font of a router page once the page is idle, so that on a phone the text does not wait for it
 * (fonts.css). Render it in the head, with the nonce of the response.
 */
export function DeferredFont({ nonce }: { nonce: string | undefined }) {
  useEffect(
    () =>
      whenIdle(() => {
        const swapFont = () => {
          document.documentElement.dataset.font = "swapped";
        };
        void document.fonts.load('1em "Bricolage Grotesque"').then(swapFont, swapFont);
      }),
    [],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the line above.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
