import { brand } from "./brand.ts";

/** The copy of the web app manifest, which a phone shows when the assistant is put on the home screen. */
export const manifestCopy = {
  name: `${brand.product}, assistant de prospection B2B`,
  shortName: brand.product,
  description: "L’assistant commercial par IA pour la prospection B2B, en français.",
} as const;
