import { placeholder } from "#app/drafts/placeholders.ts";
import type { Facts } from "../context/facts.ts";
import { wordingOf } from "../context/wording.ts";

type Told = Pick<Facts, "company" | "target" | "place" | "value">;
type Topic = { words: readonly string[]; answer: (facts: Told) => string };

/** What the scripted model has advice on, by words of the message without accents. */
const topics: readonly Topic[] = [
  {
    words: ["relance", "sequence"],
    answer: ({ target }) =>
      `Pour relancer, gardez un message par idée et laissez quelques jours entre deux envois :\n\n- le premier pose une question ;\n- le deuxième apporte un exemple concret ;\n- le dernier propose d’en rester là.\n\nPour ${target}, commencez par le sujet qui les occupe cette semaine. Avez-vous déjà une réponse en attente ?`,
  },
  {
    words: ["mail", "message", "ecris", "redige", "objet", "accroche", "phrase"],
    answer: ({ company, value }) =>
      `Voici une base, à relire avant tout envoi :\n\n> Bonjour {{prénom}},\n>\n> Chez ${company}, nous aidons des équipes comme la vôtre : ${value}.\n>\n> Comment vous y prenez-vous aujourd’hui ?\n>\n> Pour ne plus recevoir de message, répondez « non merci ».\n\nUne seule question, pas d’argumentaire : c’est ce qui fait répondre. Voulez-vous un ton plus direct ?`,
  },
  {
    words: ["cible", "recherche", "client ideal", "qui contacter", "prospect", "entreprises", "signaux"],
    answer: ({ target, place }) =>
      `Votre cible actuelle : **${target}**, ${place}. Pour l’affiner, répondez à deux questions :\n\n- Lequel de vos clients aimeriez-vous avoir en dix exemplaires ?\n- Quel événement précède leur premier appel : une embauche, une levée de fonds, un déménagement ?\n\nCommencez par le signal le plus facile à observer.`,
  },
  {
    words: ["standard", "repondeur", "appel", "telephone"],
    answer: ({ company, target }) =>
      `Dites qui vous êtes, pourquoi vous appelez et qui vous cherchez :\n\n> Bonjour, ${company} à l’appareil. Je cherche la personne qui s’occupe de ce sujet chez vous.\n\nUne phrase, puis le silence. Pour joindre ${target}, appelez tôt ou en fin de journée.`,
  },
  {
    words: ["bonjour", "salut", "bonsoir", "coucou", "merci"],
    answer: ({ company }) =>
      `Bonjour ! Je connais le profil de ${company} et je peux vous aider à écrire un e-mail, à préparer un appel ou à préciser votre cible. Par quoi commençons-nous ?`,
  },
];

function otherAdvice({ target, value }: Told): string {
  return `Partons de ce que je sais : vous vous adressez à ${target}, et vous leur apportez ceci : ${value}.\n\nJe vous propose d’avancer en trois pas :\n\n1. choisir un petit groupe d’entreprises qui se ressemblent ;\n2. écrire un premier message qui pose une seule question ;\n3. noter ce que les réponses vous apprennent avant d’élargir.\n\nQuel est le point qui vous freine le plus aujourd’hui ?`;
}

/** Advice on what a message is about, with what the profile says. */
export function advice(facts: Facts, message: string): string {
  const asked = wordingOf(message);
  const topic = topics.find(({ words }) => words.some((word) => asked.includes(word)));
  return (topic?.answer ?? otherAdvice)(withStandIns(facts));
}

/** Facts for a sentence that needs one of each. */
export function withStandIns(facts: Facts): Facts {
  return {
    ...facts,
    company: facts.company || placeholder("company"),
    target: facts.target || "vos interlocuteurs",
    place: facts.place || "votre région",
    value: facts.value || "ce que vous apportez à vos clients",
  };
}
