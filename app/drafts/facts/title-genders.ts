import { isWord } from "./lexicon.server.ts";

/** Men's titles with their endings and those of women: each pair is known, since "syndic" and "maître d’œuvre" have none. */
const endings: readonly [man: string, woman: string, stems: string][] = [
  [
    "teur",
    "trice",
    "administra agricul anima arma collabora conduc conserva coordina coordonna créa décora direc édi éduca fonda cofonda forma inspec installa média modéra opéra produc programma promo prescrip rédac répara restaura sous-direc codirec viticul apicul",
  ],
  ["eur", "euse", "achet approvisionn contrôl élev entrepren régiss affrét chauff vend transport"],
  ["ier", "ière", "cuisin hôtel infirm menuis pâtiss charcut épic jardin"],
  ["er", "ère", "bouch boulang conseill maraîch"],
  ["ien", "ienne", "technic pharmac opt électric informatic mécanic"],
  ["on", "onne", "vigner"],
  ["al", "ale", "commerci"],
  ["ef", "effe", "ch"],
  ["é", "ée", "associ attach charg délégu franchis"],
  [
    "",
    "e",
    "adjoint agent artisan assistant avocat commerçant consultant dirigeant exploitant gérant ingénieur intendant marchand négociant président référent",
  ],
];

const pairs = endings.flatMap(([man, woman, stems]) =>
  stems.split(" ").map((stem) => [`${stem}${man}`, `${stem}${woman}`] as const),
);
/** Who has the same name in both genders, and an adjective of one: "secrétaire générale". */
const ofBoth = "architecte cadre comptable notaire secrétaire vétérinaire"
  .split(" ")
  .map((name) => [name, name] as const);
const womenOf: ReadonlyMap<string, string> = new Map([...pairs, ...ofBoth]);
const menOf: ReadonlyMap<string, string> = new Map([
  ...pairs.map(([man, woman]) => [woman, man] as const),
  ...ofBoth,
]);

/** Adjectives of titles that agree with who has them; "qualité" after "directeur" is none. */
const agreeing: readonly (readonly [man: string, woman: string])[] = [
  ..."adjoint adjointe|administratif administrative|agréé agréée|associé associée|civil civile|commercial commerciale|communal communale|créatif créative|culturel culturelle".split(
    "|",
  ),
  ..."délégué déléguée|départemental départementale|digital digitale|éditorial éditoriale|événementiel événementielle|exécutif exécutive|financier financière|fiscal fiscale".split(
    "|",
  ),
  ..."foncier foncière|forestier forestière|général générale|hospitalier hospitalière|hôtelier hôtelière|immobilier immobilière|indépendant indépendante|industriel industrielle".split(
    "|",
  ),
  ..."international internationale|libéral libérale|local locale|médical médicale|médico-social médico-sociale|municipal municipale|national nationale|opérationnel opérationnelle".split(
    "|",
  ),
  ..."paramédical paramédicale|patrimonial patrimoniale|principal principale|régional régionale|routier routière|social sociale|spécialisé spécialisée|sportif sportive|territorial territoriale".split(
    "|",
  ),
].map((pair) => pair.split(" ") as [string, string]);
const adjectivesOfWomen: ReadonlyMap<string, string> = new Map(agreeing);
const adjectivesOfMen: ReadonlyMap<string, string> = new Map(agreeing.map(([man, woman]) => [woman, man]));

/** Endings of adjectives that are written otherwise of a woman. */
const agreeingEndings: readonly (readonly [man: RegExp, ofWoman: string, woman: RegExp, ofMan: string])[] = [
  [/al$/u, "ale", /ale$/u, "al"],
  [/el$/u, "elle", /elle$/u, "el"],
  [/if$/u, "ive", /ive$/u, "if"],
  [/ier$/u, "ière", /ière$/u, "ier"],
  [/ien$/u, "ienne", /ienne$/u, "ien"],
  [/eux$/u, "euse", /euse$/u, "eux"],
  [/é$/u, "ée", /ée$/u, "é"],
];
/** True of a word that French has in the other gender as well, which "qualité" and "chantier" are not. */
const hasOther = (word: string) =>
  agreeingEndings.some(
    ([man, ofWoman, woman, ofMan]) =>
      (man.test(word) && isWord(word.replace(man, ofWoman))) ||
      (woman.test(word) && isWord(word.replace(woman, ofMan))),
  );

/** Where a title stops to agree: "directrice de l’agence régionale". */
const stops = /^(?:à|au|aux|chez|dans|de|des|du|en|pour|sur)$|^[dl]’/u;

/** The title in the other gender; `null` where its first word or an adjective is in no list, or nothing would change. */
function turned(
  title: string,
  heads: ReadonlyMap<string, string>,
  adjectives: ReadonlyMap<string, string>,
): string | null {
  const [first = "", ...rest] = title.split(" ");
  const lower = first.toLowerCase();
  const named = heads.get(lower);
  if (named === undefined) return null;
  const head = first === lower ? named : named.charAt(0).toUpperCase() + named.slice(1);
  const end = rest.findIndex((word) => stops.test(word));
  // "Artisan boulanger" names somebody twice: both words turn, or none.
  const isTwice = /^artisane?$/.test(lower) && rest[0] !== undefined && end !== 0;
  if (isTwice && !heads.has(rest[0] ?? "")) return null;
  const own = end === -1 ? rest : rest.slice(0, end);
  const agreed = own.map((word, at) => {
    const known = adjectives.get(word) ?? (isTwice && at === 0 ? heads.get(word) : undefined);
    return known ?? (hasOther(word) ? null : word);
  });
  if (agreed.includes(null)) return null;
  const other = [head, ...agreed, ...rest.slice(own.length)].join(" ");
  return other === title ? null : other;
}

/**
 * The title of one person of the other gender: "Cheffe de produit" of Chef de produit and the other way round, "Acheteuse
 * industrielle" of Acheteur industriel; `null` of one that is the same for both, and where no list has the other.
 */
export const otherGenderOf = (title: string): string | null =>
  turned(title, womenOf, adjectivesOfWomen) ?? turned(title, menOf, adjectivesOfMen);

/** True of a title of women alone, whether or not the other one is known. */
export const isWomans = (title: string): boolean =>
  isWomansHead(title.split(" ", 1)[0]?.toLowerCase() ?? "") || turned(title, menOf, adjectivesOfMen) !== null;
const isWomansHead = (word: string) => menOf.has(word) && !womenOf.has(word);
