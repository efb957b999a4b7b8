import { createToastStore } from "./toast-store.ts";

/** The labels that all toasts share. */
export type ToasterCopy = { region: string; furtherRegion: string; close: string };

/** The toasts of this page. Browser only: use it from effects and event handlers. */
export const toastStore = createToastStore();
export const { show: showToast, dismiss: dismissToast } = toastStore;
