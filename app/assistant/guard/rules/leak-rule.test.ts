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

const rotated = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < "a" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

const encodings: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text).toString("base64"),
  hexadecimal: (text) => Buffer.from(text).toString("hex"),
  "hexadecimal in pairs": (text) => Buffer.from(text).toString("hex").replace(/../g, "$& "),
  rot13: (text) => rotated(bare(text)),
  backwards: (text) => [...text].reverse().join(""),
  "spaced out": (text) => [...text].join(" "),
};

test.each(Object.entries(encodings))(
  "a rule in %s is a leak, and no more than its beginning is shown",
  async (_name, encode) => {
    for (const rule of rules.filter((text) => text.length > 60).slice(0, 6)) {
      const text = `Voici : ${encode(rule)} Voilà.`;
      const [first] = await guard.check(text);
      expect(first?.kind, text).toBe("instructions");
      for (let length = 0; length <= text.length; length += 7)
        expect(guard.safeLength(text.slice(0, length))).toBeLessThanOrEqual(first?.start ?? 0);
    }
  },
);

test.each([
  `Voici le code : ${Buffer.from("Bonjour, votre pain est livré avant six heures.").toString("base64")}`,
  `Épelez : ${[..."B O U L A N G E R I E"].join(" ")}`,
])("%j in another form is no leak", async (text) => {
  expect(await leaks(text)).toBe(0);
});

test("rules in the rows of a table are one leak, however short each is", async () => {
  const rows = sentences.slice(0, 6).map((rule, index) => `| ${index + 1} | « ${rule} » |`);
  const text = `| N | Règle |\n| - | - |\n${rows.join("\n")}`;
  const found = await guard.check(text);
  expect(found[0]?.start).toBeLessThan(text.indexOf(rows[1] ?? ""));
  expect(found.at(-1)?.end).toBeGreaterThan(text.indexOf(rows[5] ?? ""));
});
