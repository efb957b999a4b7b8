/** A sentence whose "on" becomes "nous" with its verb, where no other word has to change. */
export function withNous(sentence: string): string {
  const [on = "", ...words] = sentence.split(" ");
  if (on.toLowerCase() !== "on") return sentence;
  const [first = "", second = ""] = words;
  const isReflexive = /^s’\p{L}/u.test(first);
  const hasPronoun = pronouns.has(first.toLowerCase());
  const verb = isReflexive ? first.slice(2) : hasPronoun ? second : first;
  const [bare = ""] = verb.split(/[,.!?…]/, 1);
  const plural = pluralOf(bare.toLowerCase());
  const rest = [verb.slice(bare.length), ...words.slice(hasPronoun ? 2 : 1)].join(" ");
  if (!plural || !isAlone(rest)) return sentence;
  const said = isReflexive ? `nous ${plural}` : hasPronoun ? `${first} ${plural}` : plural;
  return `Nous ${said}${rest}`;
}

const pronouns = new Set(["vous", "les", "le", "la", "y", "en"]);

/** True where no second verb of "on" may follow. */
const isAlone = (rest: string) =>
  !/(?<!\p{L})on(?!\p{L})/iu.test(rest) &&
  [...rest.matchAll(/(?:,|\s(?:et|ou|puis|mais))\s(\p{L}+)/giu)].every(([, next = ""]) =>
    determiners.has(next.toLowerCase()),
  );

const determiners = new Set(
  "le la les l un une des du de d vos votre nos notre sans avec pour à en sur par dans aux au ce ces aussi tout tous toute toutes même surtout vous".split(
    " ",
  ),
);

const pluralOf = (verb: string): string | null => {
  if (irregularPlurals.has(verb)) return irregularPlurals.get(verb) ?? null;
  if (!/e$/.test(verb) || verb.length < 4) return null;
  const stem = verb.slice(0, -1);
  if (stem.endsWith("g")) return `${stem}eons`;
  if (stem.endsWith("c")) return `${stem.slice(0, -1)}çons`;
  if (/[aou]i$/.test(stem)) return `${stem.slice(0, -1)}yons`;
  return `${stem.replace(/è(?=\p{L}$)/u, "é").replace(/(ell|ett)$/, (end) => end.slice(0, -1))}ons`;
};

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["fait", "faisons"],
  ["est", "sommes"],
  ["a", "avons"],
  ["va", "allons"],
  ["vend", "vendons"],
  ["prend", "prenons"],
  ["met", "mettons"],
  ["permet", "permettons"],
  ["fournit", "fournissons"],
  ["garantit", "garantissons"],
  ["réduit", "réduisons"],
  ["construit", "construisons"],
  ["produit", "produisons"],
  ["traduit", "traduisons"],
  ["conçoit", "concevons"],
  ["vient", "venons"],
  ["tient", "tenons"],
  ["suit", "suivons"],
  ["sert", "servons"],
  ["lève", "levons"],
]);
