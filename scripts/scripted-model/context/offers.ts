import { blocksIn, wordingOf } from "./wording.ts";

/** An offer as the catalogue of a request says it. Figures that its line does not say are 0. */
export type GivenOffer = {
  name: string;
  monthly: number;
  yearly: number;
  contacts: number;
  users: number;
  /** The parts of its line. */
  parts: readonly string[];
};

/** What the catalogue of a request says: its offers, and the sentences about all of them. */
export type GivenCatalogue = { offers: readonly GivenOffer[]; sentences: readonly string[] };

/** The catalogue in the instructions of a request; empty if there is none. */
export function catalogueIn(system: string): GivenCatalogue {
  const lines = blocksIn(system, "catalogue").flatMap((block) => block.split("\n"));
  const offers = lines.filter((line) => line.startsWith("- ")).map(offerIn);
  return { offers, sentences: lines.filter((line) => !line.startsWith("- ")) };
}

function offerIn(line: string): GivenOffer {
  const [name = "", ...rest] = line.slice(2).split(" : ");
  const parts = rest.join(" : ").split(" ; ");
  const figure = (pattern: RegExp) => Number(pattern.exec(wordingOf(parts.join(" ; ")))?.[1] ?? 0);
  return {
    ...{ name, parts },
    monthly: figure(/(\d+) ?€\/mois ht \(mensuel\)/),
    yearly: figure(/(\d+) ?€\/an ht/),
    contacts: figure(/(\d+) numeros/),
    users: figure(/(\d+) utilisateurs/),
  };
}
