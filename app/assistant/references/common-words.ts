import { wordsOf } from "#app/drafts/phrases/words.ts";

/** The first letters, which the forms of a verb share: dessinons and dessinez. */
export const rootOf = (form: string) => form.slice(0, 6);

const rootsIn = (list: string) => new Set(wordsOf(list).map(({ form }) => rootOf(form)));

/** Words that carry no meaning of their own. */
export const stopWords = rootsIn(
  "le la les l un une des du de d au aux ce cet cette ces c est sont etre ete avoir a ont ai as avez avons et ou mais donc or ni car que qui quoi dont où qu s se sa son ses leur leurs notre nos votre vos mon ma mes ton ta tes je j tu il elle on nous vous ils elles me m te t y en ne n pas plus moins très trop peu tout toute tous toutes pour par sur sous dans avec sans chez entre vers comme si bien aussi même autre autres faire fait font peut peuvent doit doivent être quand comment pourquoi alors ainsi afin the of and to in for on with is are an at by",
);

/** Words that appear in any answer about prospecting, and therefore show nothing alone. */
export const commonWords = rootsIn(
  "entreprise société client cliente prospect service commercial commerciale vente mail e-mail email message offre produit équipe projet solution marché besoin temps jour semaine mois appel rendez-vous réponse question exemple objectif valeur résultat travail cible secteur contact liste plan stratégie relance directeur directrice responsable dirigeant conseil france paris marketing achats numérique digital groupe industrie commerce formation cher prix budget qualité direct amical formel autre retours engagement",
);
