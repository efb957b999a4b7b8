import { folded } from "#app/french/folded.ts";
import type { Facts } from "./facts.ts";

type Topic = { words: readonly string[]; answer: (facts: Facts) => string };

/** What the scripted model knows to talk about, by words of the customer's message without accents. */
const topics: readonly Topic[] = [
  {
    words: ["objection", "trop cher", "pas le temps"],
    answer: ({ value }) =>
      `Une objection est souvent une question mal posée. Procédez en trois temps :\n\n1. **Reconnaître** : « Je comprends. »\n2. **Demander** ce qui se cache derrière, sans répondre tout de suite.\n3. **Revenir à l’intérêt** de votre interlocuteur : ${value}.\n\nLaquelle entendez-vous le plus souvent ?`,
  },
  {
    words: ["relance", "sequence"],
    answer: ({ target }) =>
      `Pour relancer, gardez un message par idée et laissez quelques jours entre deux envois :\n\n- le premier pose une question ;\n- le deuxième apporte un exemple concret ;\n- le dernier propose d’en rester là.\n\nPour ${target}, commencez par le sujet qui les occupe cette semaine. Avez-vous déjà une réponse en attente ?`,
  },
  {
    words: ["mail", "message", "ecris", "redige", "objet"],
    answer: ({ company, value }) =>
      `Voici une base, à relire avant tout envoi :\n\n> Bonjour {{prénom}},\n>\n> Chez ${company}, nous aidons des équipes comme la vôtre : ${value}.\n>\n> Comment vous y prenez-vous aujourd’hui ?\n>\n> Pour ne plus recevoir de message, répondez « non merci ».\n\nUne seule question, pas d’argumentaire : c’est ce qui fait répondre. Voulez-vous un ton plus direct ?`,
  },
  {
    words: ["cible", "recherche", "client ideal", "qui contacter", "prospect"],
    answer: ({ target, place }) =>
      `Votre cible actuelle : **${target}**, ${place}. Pour l’affiner, répondez à deux questions :\n\n- Lequel de vos clients aimeriez-vous avoir en dix exemplaires ?\n- Quel événement précède leur premier appel : une embauche, une levée de fonds, un déménagement ?\n\nCommencez par le signal le plus facile à observer.`,
  },
  {
    words: ["bonjour", "salut", "bonsoir", "coucou", "merci"],
    answer: ({ company }) =>
      `Bonjour ! Je connais le profil de ${company} et je peux vous aider à écrire un e-mail, à préparer un appel ou à préciser votre cible. Par quoi commençons-nous ?`,
  },
];

function advice({ target, value }: Facts): string {
  return `Partons de ce que je sais : vous vous adressez à ${target}, et vous leur apportez ceci : ${value}.\n\nJe vous propose d’avancer en trois pas :\n\n1. choisir un petit groupe d’entreprises qui se ressemblent ;\n2. écrire un premier message qui pose une seule question ;\n3. noter ce que les réponses vous apprennent avant d’élargir.\n\nQuel est le point qui vous freine le plus aujourd’hui ?`;
}

/** A plausible answer in French to the last message, which may be a wish of the product's for another manner. */
export function scriptedAnswer(facts: Facts, system: string, message: string): string {
  const asked = folded(message);
  const instructions = folded(system);
  const topic = topics.find(({ words }) => words.some((word) => asked.includes(word)));
  const answer = (topic?.answer ?? advice)(facts);
  const isShort = asked.includes("plus court") || instructions.includes("plus court");
  return isShort ? (answer.split("\n\n", 1)[0] ?? answer) : answer;
}
