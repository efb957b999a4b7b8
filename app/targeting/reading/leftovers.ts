import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { links, quoted, type ReadText } from "./tokens.ts";

/** Words that carry no criterion: how one speaks of looking for companies. */
const fillers = new Set(
  folded(
    "et ou avec chez dans pour par vers entre qui que quoi dont est sont ont avoir être ayant nous notre nos votre vos vous je mon ma mes ils elles leur leurs on il elle y se s c n qu j m t entreprise société boîte structure organisation établissement client clientèle prospect cible cibler ciblons vise viser visons cherche cherchons recherche vendre vendons secteur domaine activité type taille zone région département ville alentours alentour environs environ autour proche périphérie proximité secteurs compris comprise comprises tout tous toute toutes surtout plutôt principalement notamment particulier uniquement seulement ainsi aussi puis mais plus moins etc France bassin agglomération métropole salarié salariés employé employés personne personnes collaborateur collaborateurs effectif taille minimum maximum max min basé basée basés basées situé située situés situées implanté implantée implantés implantées siège localisé localisée zone géographique partout priorité ex exemple comme tel telle tels telles non aucun aucune sa son ses idéal idéalement préférence important importe limite rayon km axe codes code NAF APE de du des le la les métier métiers cadre cabinet agence bureau maison acteur professionnel professionnels professionnelle professionnelles filière monde marché petit petite petits petites moyen moyenne moyens moyennes ayant fonction poste poste décision niveau quelques plusieurs certains mais gros grosse grand grande grands grandes",
  )
    .split(" ")
    .map(stem),
);

/** True for a word that carries no criterion. */
export const isFiller = (stemmed: string): boolean => fillers.has(stemmed);

/** The words of a text that nothing was made of, in pieces as they were typed. */
export function leftovers(read: ReadText): string[] {
  const pieces: string[] = [];
  let from: number | null = null;
  let to = 0;
  const close = () => {
    if (from !== null) pieces.push(quoted(read, from, to));
    from = null;
  };
  for (const [index, token] of read.tokens.entries()) {
    if (token.isTaken || (token.isMark && !["-", "'", "’", "&"].includes(token.plain))) close();
    else if (token.isMark || links.has(token.plain)) continue;
    else if (isFiller(token.stem)) close();
    else {
      from ??= index;
      to = index;
    }
  }
  close();
  return pieces;
}
