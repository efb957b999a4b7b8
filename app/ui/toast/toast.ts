import { createToastStore } from "./toast-store.ts";

/** What the toasts themselves say; their contents come with each toast. */
export type ToasterWords = { region: string; furtherRegion: string; announcement: string; close: string };

/** The toasts of this page. In the browser only: use it from effects and event handlers. */
export const toastStore = createToastStore();
export const { show: showToast, dismiss: dismissToast } = toastStore;
