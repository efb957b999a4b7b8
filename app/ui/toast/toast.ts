import { useEffect } from "react";
import { whenIdle } from "~/ui/when-idle.ts";
import { createToastStore, type ToastRequest } from "./toast-store.ts";

/** What the toasts themselves say; their contents come with each toast. */
export type ToasterWords = { region: string; furtherRegion: string; announcement: string; close: string };

/** The toasts of this page. In the browser only: use it from effects and event handlers. */
export const toastStore = createToastStore();
export const { show: showToast, dismiss: dismissToast } = toastStore;

/** The part that draws toasts, 11 kB with Radix. Asked for again after a failure. */
export const loadToasts = () => import("./toasts.tsx");

const both = { show: showToast, dismiss: dismissToast };

/**
 * Shows and dismisses toasts on a page that is likely to: what draws them is fetched ahead, once the page is drawn, so that
 * the network may be gone by the time. Elsewhere `showToast` fetches it with the first toast.
 */
export function useToast(): { show: (request: ToastRequest) => string; dismiss: (id: string) => void } {
  useEffect(
    () =>
      whenIdle(() => {
        loadToasts().catch(() => {}); // The first toast asks again.
      }),
    [],
  );
  return both;
}
