import { useEffect } from "react";
import { createIsland } from "~/islands/island.tsx";
import { revealSections } from "./revealing.ts";

/** Watches the sections of the page and shows nothing itself. */
function Revealing() {
  useEffect(revealSections, []);
  return null;
}

export default createIsland("revealing", Revealing);
