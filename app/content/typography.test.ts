import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

/** The string literals of a module, with each `${…}` replaced by a letter. */
function textsIn(source: string): string[] {
  let code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  while (/\$\{[^{}]*\}/.test(code)) code = code.replace(/\$\{[^{}]*\}/g, "x");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, line, lines]) =>
    (line ?? lines ?? "").replace(/\\u([\dA-F]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );
}

const modules = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] });
const legal = globSync("legal/*.md", { cwd: import.meta.dirname });
const texts = [
  ...modules.flatMap((path) => textsIn(read(path))),
  ...legal.flatMap((path) => read(path).split("\n").map(frenchSpaces)),
];

/** Strings that are verbatim from the specification, with its apostrophes and spaces. interpretation.md D11. */
const verbatim = [
  "Charger plus d'articles",
  "Commencer l'essai",
  "Désolé, l'article que vous recherchez n'existe pas ou a été déplacé.",
  "Désolé, la page que vous recherchez n'existe pas ou a été déplacée.",
  "Erreur d'authentification. Veuillez réessayer.",
  "Impossible d'envoyer le message.",
  "Le client n'a pas pu être créé correctement.",
  "Lien de connexion envoyé ! Veuillez vérifier votre boîte mail.",
  "Retour à l'accueil",
  "S'abonner maintenant",
  "Thank you for contacting us. We'll get back to you soon.",
  "Une erreur s'est produite lors de l'enregistrement.",
  "Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.",
  "Une erreur s'est produite.",
  "Vous n'êtes pas connecté",
];
const prose = texts.filter((text) => !verbatim.includes(text));

test("no-break spaces precede high punctuation and units, and pad guillemets", () => {
  const plainSpace = / [;:!?»]|« |\d (?:%|€|(?:heures|jours|mois|ans|minutes|secondes)(?!\p{L}))/u;
  expect(prose.filter((text) => plainSpace.test(text))).toEqual([]);
});

test("the spaces before high punctuation and inside guillemets can be seen", () => {
  expect(prose.filter((text) => /\u202F[;:!?»]|«\u202F/.test(text))).toEqual([]);
});

test("high punctuation is separated from its word", () => {
  const noSpace = /[\p{L})][»!?](?:\s|$)|«\p{L}|\p{L};\s/u;
  const english = /^(?:Message sent!|Torn between .*)$/;
  expect(prose.filter((text) => noSpace.test(text) && !english.test(text))).toEqual([]);
});

test("apostrophes are typographic", () => {
  expect(prose.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

test("only the rest of an article is announced as coming", () => {
  expect(prose.filter((text) => /à venir|prochainement|coming soon|bientôt disponible/i.test(text))).toEqual([
    "Le contenu complet de cet article sera bientôt disponible.",
  ]);
});
