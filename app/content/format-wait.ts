/** Formats a duration in seconds, minutes or hours, rounded up. */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [Math.max(1, Math.ceil(seconds)), "seconde"]
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "heure"];
  return `${count}\u00A0${unit}${count > 1 ? "s" : ""}`;
}
