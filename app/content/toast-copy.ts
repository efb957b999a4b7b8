/** The labels that all toasts share. */
export const toastCopy = {
  region: "Notifications ({hotkey})",
  furtherRegion: "Notifications, groupe {place} ({hotkey})",
  close: "Fermer ce message",
};
