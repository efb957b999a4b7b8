import { phraseFinder } from "../phrases/phrase-finder.ts";

/** What prospecting mails say without saying anything: superlatives, flattery and formulas. */
const cliches =
  "à la pointe, acteur incontournable, boostez, booster, clé de la réussite, dans l’air du temps, de nos jours, d’exception, faire bouger les lignes, faire la différence, game changer, gagnant-gagnant, haut de gamme, incontournable, innovant, j’espère que ce message vous trouve, j’espère que vous allez bien, je me permets de, je reviens vers vous, jouer dans la cour des grands, la meilleure solution, le leader, leader du marché, leader sur le marché, le meilleur, le soin que vous méritez, n’hésitez pas, nouvelle ère, passer à la vitesse supérieure, plein d’élan, pleine d’élan, référence du secteur, sans précédent, solution clé en main, solutions clés en main, solution idéale, solution unique, sortir de votre zone de confort, sublimer, suite à mon précédent message, suite à mon dernier message, synergie, sortez du lot, tirer votre épingle du jeu, une longueur d’avance, unique en son genre, win-win";

export const findCliche = phraseFinder(cliches.split(",").map((phrase) => ({ phrase: phrase.trim() })));
