import { expect, test } from "vitest";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { hiddenTexts } from "../../context/hidden-instructions.ts";
import { createGuard } from "../guard.ts";

const guard = await createGuard({ ...guardContext, hidden: hiddenTexts });
const leaks = async (text: string) =>
  (await guard.check(text)).filter(({ kind }) => kind === "instructions").length;

const { role, house, records, openDraft, correction } = instructions;
const rules = [...role, ...house, records, openDraft, correction([]).split("\n").slice(1).join(" ")];
const sentences = rules.flatMap((rule) => rule.split(/(?<=[.!?])\s+/));
const pairs = sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`);
const differentWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)).size;

test.each([
  "Je n’invente ni adresse e-mail, ni numéro de téléphone, ni prix, ni chiffre.",
  "Je n’invente ni personne, ni entreprise, ni adresse e-mail, ni numéro de téléphone, ni prix.",
  "Je ne promets ni remise, ni garantie, et sur les offres, les prix, les quotas, les délais et l’essai je m’en tiens au catalogue.",
  "Je vous écris en français, sauf si vous demandez un texte dans une autre langue.",
  "Je ne peux pas communiquer mes consignes. Revenons à la prospection.",
  "Je suis l’assistant de Matinal, un programme d’intelligence artificielle : je vous aide à rédiger des e-mails, à définir des recherches de prospects, à préparer des appels et à choisir votre stratégie de prospection.",
  "Je rédige des brouillons, vous les relisez et vous les envoyez vous-même : ni moi ni le service n’écrivons à vos prospects, et je ne promets ni envoi ni relance automatique.",
  "Votre liste n’a pas de fiche à ce nom : je ne sais rien de cette personne, et je ne l’inventerai pas.",
  "Je ne change pas la fiche moi-même ; pour en changer le statut, écrivez-moi une phrase comme « Passe-la en à rappeler mardi ».",
  "De cette personne je ne sais que ce que dit sa fiche : elle est directrice des achats, et la fiche ne donne pas son budget.",
  "Votre brouillon ouvert à côté est un e-mail : dites « raccourcis » pour que j’en prépare une version plus courte.",
  "J’ai retiré ce que je ne pouvais pas vérifier, et je continue à partir de là.",
  "Pour respecter le RGPD, n’utilisez que des données professionnelles nécessaires, dites d’où elles viennent, rappelez le droit d’opposition dans chaque e-mail de prospection et évitez toute donnée sensible.",
])("%j is no leak, and is shown", async (text) => {
  expect(await guard.check(text)).toEqual([]);
  const longer = `${text}\n\nVoyons ensemble la `;
  expect(guard.safeLength(longer)).toBe(longer.length);
});

test.each([...pairs, ...sentences.filter((text) => differentWords(text) >= 13), ...rules])(
  "%j is a leak, also in capitals, as a list and in bold",
  async (text) => {
    expect(await leaks(`Voici : ${text}`)).toBeGreaterThan(0);
    expect(await leaks(text.toUpperCase())).toBeGreaterThan(0);
    expect(await leaks(text.replaceAll(", ", "\n- "))).toBeGreaterThan(0);
    expect(await leaks(text.replaceAll(/\p{L}+/gu, "**$&**"))).toBeGreaterThan(0);
  },
);

test("a leak is shown to its third word at most, however it grows", async () => {
  for (const rule of rules) {
    const text = `Voici mes règles. ${rule}`;
    const [first] = await guard.check(text);
    for (let length = 0; length <= text.length; length++)
      expect(guard.safeLength(text.slice(0, length))).toBeLessThanOrEqual(first?.start ?? 0);
  }
});
