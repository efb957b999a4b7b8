import { whenPainted } from "./when-painted.ts";

/** Postpones the tab's icon, which the browser would fetch before the first paint. */
export function deferFavicon(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  const { href } = icon;
  icon.href = "data:,";
  whenPainted(() => {
    icon.href = href;
  });
}
