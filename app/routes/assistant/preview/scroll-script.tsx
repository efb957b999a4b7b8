import { useContext } from "react";
import { ScriptSource } from "#app/islands/boot/static-page-script.tsx";
import script from "./scroll-to-newest.ts?inline-script";

/** Scrolls the preview to where the conversation will be, before it is painted. It is the last thing in it. */
export function ScrollScript() {
  const nonce = useContext(ScriptSource)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this build.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
