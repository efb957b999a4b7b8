import { useEffect } from "react";
import { whenIdle } from "~/ui/when-idle.ts";

/** Whoever comes from a page of ours, or comes back, has the type already and sees no other. */
const script = `{const [{type}={}]=performance.getEntriesByType("navigation");if(type!=="navigate"||document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.font="swapped"}`;

/**
 * Puts our type on a page of the router, once its words are there: on a phone they do not wait for it (fonts.css). In
 * the head, with the nonce of this answer.
 */
export function LateType({ nonce }: { nonce: string | undefined }) {
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
