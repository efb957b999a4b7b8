import { loadable } from "#app/ui/loadable.ts";

/** The facts, with the catalogue and the answers of the FAQ, which no other part of the page needs. */
export const factCard = loadable(() => import("./fact-card.tsx"));

if (import.meta.env.SSR) await factCard.load();
