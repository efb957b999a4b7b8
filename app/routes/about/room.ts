import { revealSections } from "./revealing.ts";

export const islands = {};

export function listen(): void {
  revealSections();
}
