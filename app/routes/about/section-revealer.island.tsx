import { useEffect } from "react";
import { createIsland } from "#app/islands/island.tsx";
import { revealSections } from "./reveal-sections.ts";

/** Observes the sections of the page; renders nothing. */
function SectionRevealer() {
  useEffect(revealSections, []);
  return null;
}

export default createIsland("section-revealer", SectionRevealer);
