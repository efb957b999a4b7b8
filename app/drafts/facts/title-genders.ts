/** Men's titles with their endings and those of women: each pair is known, since "syndic" and "maître d’œuvre" have none. */
const endings: readonly [man: string, woman: string, stems: string][] = [
  [
    "teur",
    "trice",
    "administra agricul anima arma collabora conduc conserva coordina coordonna créa décora direc édi éduca fonda cofonda forma inspec installa média modéra opéra produc programma promo prescrip rédac répara restaura sous-direc codirec viticul apicul",
  ],
  ["eur", "euse", "achet approvisionn contrôl élev entrepren régiss affrét chauff vend transport"],
  ["ier", "ière", "conseill cuisin hôtel infirm menuis pâtiss charcut épic jardin"],
  ["er", "ère", "bouch boulang maraîch"],
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
  ..."adjoint adjointe|administratif administrative|agréé agréée|associé associée|commercial commerciale|communal communale|culturel culturelle".split(
    "|",
  ),
  ..."délégué déléguée|départemental départementale|événementiel événementielle|exécutif exécutive|financier financière|général générale|immobilier immobilière".split(
    "|",
  ),
  ..."indépendant indépendante|industriel industrielle|international internationale|local locale|municipal municipale|national nationale".split(
    "|",
  ),
  ..."opérationnel opérationnelle|principal principale|régional régionale|social sociale|territorial territoriale".split(
    "|",
  ),
].map((pair) => pair.split(" ") as [string, string]);
const adjectivesOfWomen: ReadonlyMap<string, string> = new Map(agreeing);
const adjectivesOfMen: ReadonlyMap<string, string> = new Map(agreeing.map(([man, woman]) => [woman, man]));

/** Where a title stops to agree: "directrice de l’agence régionale". */
const stops = /^(?:à|au|aux|chez|dans|de|des|du|en|pour|sur)$|^[dl]’/u;

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
  const other = [
    head,
    ...rest.map((word, at) =>
      end === -1 || at < end
        ? (adjectives.get(word) ?? (isTwice && at === 0 ? heads.get(word) : null) ?? word)
        : word,
    ),
  ].join(" ");
  return other === title ? null : other;
}

/**
 * The title of one person of the other gender: "Cheffe de produit" of Chef de produit and the other way round, "Acheteuse
 * industrielle" of Acheteur industriel; `null` of one that is the same for both, and where no list has the other.
 */
export const otherGenderOf = (title: string): string | null =>
  turned(title, womenOf, adjectivesOfWomen) ?? turned(title, menOf, adjectivesOfMen);

/** True of a title of women alone. */
export const isWomans = (title: string): boolean => turned(title, menOf, adjectivesOfMen) !== null;
