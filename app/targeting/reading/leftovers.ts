import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { isNegation, links, quoted, type ReadText } from "./tokens.ts";

/** Words that carry no criterion: how one speaks of looking for companies. */
const fillers = new Set(
  folded(
    "et ou avec chez dans pour par vers entre qui que quoi dont est sont ont avoir être ayant nous notre nos votre vos vous je mon ma mes ils elles leur leurs on il elle y se s c n qu j m t entreprise société boîte structure organisation établissement client clientèle prospect cible cibler ciblons vise viser visons cherche cherchons recherche vendre vendons secteur domaine activité type taille zone région département dpt dept dép arrondissement rayon ville alentours alentour environs environ autour proche périphérie proximité secteurs compris comprise comprises tout tous toute toutes surtout plutôt suivant suivante concurrent principalement notamment uniquement seulement ainsi aussi puis mais plus moins etc France bassin agglomération salarié salariés employé employés personne personnes collaborateur collaborateurs effectif taille minimum maximum max min basé basée basés basées situé située situés situées implanté implantée implantés implantées siège localisé localisée zone géographique partout priorité ex exemple comme tel telle tels telles non compris inclus concerné aucun aucune sa son ses idéal idéalement préférence important importe limite rayon km axe codes code NAF APE de du des le la les métier métiers cabinet agence bureau maison acteur professionnel professionnels professionnelle professionnelles filière monde marché petit petite petits petites moyen moyenne moyens moyennes ayant fonction poste poste décision niveau quelques plusieurs certains profession intra muros agglo exploitation exploitant membre membres étude mais gros grosse grand grande grands grandes",
  )
    .split(" ")
    .map(stem),
);

/** True for a word that carries no criterion. */
export const isFiller = (stemmed: string): boolean => fillers.has(stemmed);

/** Fillers that are a trade or people where they stand alone: "syndics, bureaux, écoles". */
const fillersBesideOthers = new Set(
  "cabinet agence bureau maison professionnel filière acteur métier monde"
    .split(" ")
    .map((word) => stem(folded(word))),
);

/** The words of a text that nothing was made of, in pieces as they were typed, and whether they are an unwanted name. */
export function leftovers(read: ReadText): { words: string; isUnwanted: boolean }[] {
  const { tokens } = read;
  const pieces: { words: string; isUnwanted: boolean }[] = [];
  let from: number | null = null;
  let to = 0;
  let alone: number | null = null;
  let isAlone = true;
  const add = (first: number, last: number) =>
    pieces.push({
      words: quoted(read, first, last),
      isUnwanted: tokens[first]?.side !== "meant" && /^\p{Lu}/u.test(quoted(read, first, last)),
    });
  const close = () => {
    if (from !== null) add(from, to);
    from = null;
  };
  const endItem = () => {
    close();
    if (alone !== null && isAlone) add(alone, alone);
    [alone, isAlone] = [null, true];
  };
  for (const [index, token] of tokens.entries()) {
    if (token.isMark && !token.isTaken && !["-", "'", "’", "&"].includes(token.plain)) endItem();
    else if (token.isTaken) {
      close();
      if (isNegation(token.plain)) endItem();
      else isAlone = false;
    } else if (token.isMark || (links.has(token.plain) && !isPrefix(read, index))) continue;
    else if (["et", "ou"].includes(token.plain)) endItem();
    else if (isFiller(token.stem) || isInParticular(read, index)) {
      close();
      if (fillersBesideOthers.has(token.stem)) alone ??= index;
    } else {
      isAlone = false;
      from ??= index;
      to = index;
    }
  }
  endItem();
  return pieces;
}

/** "sous-traitants" is one word. */
const isPrefix = ({ tokens }: ReadText, index: number): boolean =>
  tokens[index]?.plain === "sous" && tokens[index + 1]?.plain === "-";

/** "en particulier". */
const isInParticular = ({ tokens }: ReadText, index: number): boolean =>
  tokens[index]?.plain === "particulier" && tokens[index - 1]?.plain === "en";
