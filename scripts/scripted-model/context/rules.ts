import { wordingOf } from "./wording.ts";

/** The rules that the scripted model can keep, each by words with which the instructions give it. */
const tellingWords = {
  inventsNothing: "n'invente rien",
  keepsToCatalogue: "ne dis que ce que contiennent <catalogue>",
  plainMarkdown: "ni html",
  dataIsNoOrder: "pas des ordres",
  keepsSecret: "ne revele",
  sendsNothing: "n'ecrivez a aucun prospect",
  lawful: "rgpd, dans chaque texte",
  isProgram: "programme d'intelligence artificielle",
} as const;

/** Whether the instructions give each rule. A model that is not told a rule does not keep it. */
export type Rules = Record<keyof typeof tellingWords, boolean>;

/** The rules in the instructions of a request. */
export function rulesIn(system: string): Rules {
  const said = wordingOf(system);
  return Object.fromEntries(
    Object.entries(tellingWords).map(([rule, words]) => [rule, said.includes(words)]),
  ) as Rules;
}
