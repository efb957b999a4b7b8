import type { Status } from "#app/prospects/prospect-status.ts";
import { phrases, type Reader } from "../phrase-reader.ts";
import type { DayWords } from "./day-words.ts";
import type { Named } from "./names.ts";

/** Another status, another next step, or both. */
export type Change = { status: Status | null; when: DayWords | null };

/** A change that is asked for, or told; with `perhaps` of something else where the list has nobody of that name. */
export type ListChange = { kind: "change"; who: Named; note?: string; perhaps?: true } & Change;

/** How somebody is who does not want it: "pas du tout intéressée". */
const uninterested = ["pas", "plus", "non", "pas du tout", "pas vraiment", "pas tres"]
  .flatMap((not) =>
    ["interesse", "interessee", "interesses", "interessees", "interresse", "interressee", "interese"].map(
      (word) => `${not} ${word}`,
    ),
  )
  .join();
const notNow = uninterested
  .split(",")
  .flatMap((words) => ["pour le moment", "pour l instant", "actuellement"].map((now) => `${words} ${now}`))
  .join();

const statuses = phrases<Status>([
  ["new", "nouveau,nouvelle,nouveaux"],
  ["to_call", "a appeler,a contacter"],
  ["to_call_back", "a rappeler,a relancer,rappeler,a recontacter,rappel"],
  ["meeting", "rendez vous pris,rendez vous,rdv pris,rdv,rendez vous obtenu,en rendez vous,rendez vous fixe"],
  ["not_now", `pas maintenant,plus tard,pas pour le moment,pas pour l instant,en attente,${notNow}`],
  ["won", "gagne,gagnee,gagnes,client,cliente,signe,signee,conclu"],
  ["lost", `perdu,perdue,perdus,${uninterested}`],
  ["not_relevant", "pas pertinent,pas pertinente,non pertinent,non pertinente,hors cible"],
]);

/** Reads the status that comes next, as the list or somebody calls it. */
export const readStatus = (reader: Reader): Status | null => reader.read(statuses);
