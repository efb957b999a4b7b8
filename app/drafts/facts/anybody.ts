import { folded } from "#app/french/folded.ts";

/** Answers to "whom do you look for?" that choose nobody, folded. */
const anybody = new Set(
  "tout le monde,tous,toutes,n’importe qui,n'importe qui,peu importe,tout type,tous types,tous secteurs,tous les secteurs,toutes les entreprises,tous types d’entreprises,tout type d’entreprises,multi-secteurs,multisecteurs,b2b,btob,entreprises,les entreprises,les pros,professionnels,les professionnels,clients".split(
    ",",
  ),
);

/** True for an answer such as "tout le monde", by which no search can look. */
export const namesAnybody = (answer: string) =>
  answer.length < 40 && anybody.has(folded(answer).replace(/[.!]$/, ""));
