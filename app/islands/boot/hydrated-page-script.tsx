import { useEffect } from "react";
import { whenIdle } from "#app/ui/when-idle.ts";
import { loadFont } from "./font/web-font.ts";
import script from "./hydrated-page.ts?inline-script";

/**
 * The script in the head of a page that React hydrates as a whole, with the nonce of this response: shows the font at once where it is
 * cached. Otherwise it is loaded after hydration, because on a phone the text does not wait for it (fonts.css).
 */
export function HydratedPageScript({ nonce }: { nonce: string | undefined }) {
  useEffect(() => whenIdle(loadFont), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this build.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
