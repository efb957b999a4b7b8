import { folded } from "#app/french/folded.ts";

/** Acronyms that owners write, folded; in a line of capitals nothing else tells them from words. */
const acronyms = new Set(
  "aura b2b bim btob btp caces cae ce cfo chr ceo cmo coo crm cse cto cvc dab daf dg dga dpo drh dsi eaa eau-de-vie ehpad epi erp esn eti etp eurl faq fft gie gms gps haccp hdf hqe hse idf iot irve isf iso it kpi led lpo msp mt ng oem opco paca pdg pe pl pme pmi pmr pos pr pv qhse qse qsse r&d raf rex rge rgpd rh rse rssi saas sarl sas sasu sav sca scop seo sirh sms spa ssi tce tms tpe tv tva ulis usb uv vae vl vp vrd wms".split(
    " ",
  ),
);

/** Small words of a name: "Lyon et la Drôme". */
const small = new Set("a au aux d de des du en et l la le les ou par pour sous sur".split(" "));

/** From so many letters on a line without a small one was typed with the key for capitals down, and is no acronym. */
const fewLetters = 7;

const isShouted = (line: string) => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= fewLetters && capitals >= 0.8 * letters;
};

const words = /[\p{L}\p{M}\p{N}&]+/gu;
/** True of a word in capitals that is an acronym, or has a digit. */
export const isAcronym = (word: string) =>
  acronyms.has(folded(word.slice(0, 12))) || (/\d/.test(word) && !/^\d{1,6}\p{Lu}$/u.test(word));

/** A line that was typed in capitals, in small letters but for its acronyms; any other line as it is. */
export function quietCapitals(line: string): string {
  if (!isShouted(line)) return line;
  return line.replace(words, (word) => (isAcronym(word) ? word : word.toLowerCase()));
}

/** Acronyms that in small letters are no other word, and how they are written where not in capitals. */
const raised: ReadonlyMap<string, string> = new Map([
  ...[
    ..."b2b btp ccas cdd cdi cuma cvc crm cse daf drh dsi earl ehpad epi erp esn eti gaec gmao gms gps haccp hqe hse irve".split(
      " ",
    ),
    ..."opco pdf pme qhse qse qsse rge rgpd rh rse rssi sav seo sirh sms ssiap tig tpe tva usb vmc".split(
      " ",
    ),
  ].map((word) => [word, word.toUpperCase()] as const),
  ["ads", "Ads"],
  ["ademe", "Ademe"],
  ["airbnb", "Airbnb"],
  ["anah", "Anah"],
  ["apave", "Apave"],
  ["bpifrance", "Bpifrance"],
  ["cnil", "CNIL"],
  ["cpam", "CPAM"],
  ["dgac", "DGAC"],
  ["doctolib", "Doctolib"],
  ["dreal", "DREAL"],
  ["edf", "EDF"],
  ["enedis", "Enedis"],
  ["engie", "Engie"],
  ["grdf", "GRDF"],
  ["ign", "IGN"],
  ["ime", "IME"],
  ["inrae", "Inrae"],
  ["itep", "ITEP"],
  ["socotec", "Socotec"],
  ["ssr", "SSR"],
  ["ssiad", "SSIAD"],
  ["saad", "SAAD"],
  ["sncf", "SNCF"],
  ["ugap", "UGAP"],
  ["urssaf", "Urssaf"],
  ["veolia", "Veolia"],
  ["youtube", "YouTube"],
  ["chatgpt", "ChatGPT"],
  ["egalim", "EGalim"],
  ["excel", "Excel"],
  ["facebook", "Facebook"],
  ["google", "Google"],
  ["instagram", "Instagram"],
  ["iot", "IoT"],
  ["linkedin", "LinkedIn"],
  ["qualiopi", "Qualiopi"],
  ["saas", "SaaS"],
  ["whatsapp", "WhatsApp"],
]);

/** An address of the web or of a mailbox, whose words are no words of a line. */
const isAddress = (typed: string) => /@|:\/\/|\.\p{L}/u.test(typed);

/** A line in which acronyms that were typed in small letters are written as such: "conseil rh" is "conseil RH". */
export const raisedAcronyms = (line: string): string =>
  line.replace(/\S+/g, (typed) =>
    isAddress(typed) ? typed : typed.replace(words, (word) => raised.get(word.toLowerCase()) ?? word),
  );

/** Names that were typed in capitals, as people write them: "Lyon et Grenoble", "Karim Benali". */
export function quietNames(line: string): string {
  if (!isShouted(line)) return line;
  return line.replace(words, (word, at: number) => {
    if (isAcronym(word)) return word;
    if (at > 0 && small.has(folded(word.slice(0, 12)))) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
