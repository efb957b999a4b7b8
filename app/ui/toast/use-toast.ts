import { useEffect } from "react";
import { whenIdle } from "~/ui/when-idle.ts";
import { dismissToast, showToast } from "./toast.ts";
import type { ToastRequest } from "./toast-store.ts";

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
