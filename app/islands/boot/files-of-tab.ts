import { whenPainted } from "./when-painted.ts";

/** Postpones the tab's icon and the manifest with its icons, which the browser would fetch before the first paint. */
export function deferFilesOfTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const manifest = document.querySelector("link[rel=manifest]");
  if (!icon || !manifest) return;
  const { href } = icon;
  icon.href = "data:,";
  manifest.remove();
  whenPainted(() => {
    icon.href = href;
    document.head.append(manifest);
  });
}
