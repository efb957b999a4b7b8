import { useEffect } from "react";
import { whenIdle } from "../when-idle.ts";
import { dismissToast, showToast, toastStore } from "./toast.ts";
import type { ToastRequest } from "./toast-store.ts";

/** Imports the component that renders toasts, 11 kB with Radix. May be called again after a failure. */
export const loadToasts = () => import("./toasts.tsx");

const toasts = {
  show: showToast,
  dismiss: dismissToast,
  /** True while the toast stands. */
  isShown: (id: string) => toastStore.current().some((toast) => toast.id === id),
};

/**
 * Shows and dismisses toasts, and prefetches the component that renders them when the page is idle, so that toasts
 * appear offline too. On pages that rarely show one, use `showToast`, which loads it with the first toast.
 */
export function useToast(): {
  show: (request: ToastRequest) => string;
  dismiss: (id: string) => void;
  isShown: (id: string) => boolean;
} {
  useEffect(
    () =>
      whenIdle(() => {
        loadToasts().catch(() => {}); // The first toast tries again.
      }),
    [],
  );
  return toasts;
}
