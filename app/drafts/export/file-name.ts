import { folded } from "#app/french/folded.ts";

const maxLength = 60;

/** An ASCII name for a downloaded file: `e-mail-de-prospection.eml`, or with the number of a mail of a sequence. */
export function fileNameOf(title: string, extension: string, mail?: number): string {
  const words = folded(title.slice(0, 2 * maxLength))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = "";
  for (const word of words) {
    if (name && name.length + 1 + word.length > maxLength) break;
    name = name ? `${name}-${word}` : word.slice(0, maxLength);
  }
  return `${name || "brouillon"}${mail === undefined ? "" : `-${mail}`}.${extension}`;
}
