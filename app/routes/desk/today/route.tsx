import { redirect } from "react-router";
import type { Href } from "#app/hrefs.ts";

/** The desk opens with its journal. */
export function loader() {
  return redirect("/operateur/journal" satisfies Href);
}
