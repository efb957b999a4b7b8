import { brand } from "#app/content/brand.ts";
import { type Token, tokensOf } from "./message-tokens.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";

/** The customer's own words: what a message begins with, up to the first sign of a text of somebody else. */
export type OwnWords = {
  text: string;
  /** True if the message is nothing else, in one line. Only then may it start something. */
  isWhole: boolean;
};

/** What mail programs end a line with. */
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

/** A longer message is a pasted text, not a wish. In UTF-16 code units. */
const maxOwn = 600;

/**
 * What the customer says in a message, as far as it can be told from what was pasted. A letter begins with a salutation
 * and ends with a signature; it comes after an introduction, a question or an empty line, between marks of quotation or
 * under headers. Where one of these stands, the customer's own words end. interpretation.md D57.
 */
export function ownWords(message: string): OwnWords {
  const text = message.trim();
  if (text.length > maxOwn) return { text: "", isWhole: false };
  const end = foreignStart(text);
  return { text: text.slice(0, end).trim(), isWhole: end === text.length && !lineBreak.test(text) };
}

/** Words that greet, with which a letter begins too. */
export const greetings: ReadonlySet<string> = wordSet("bonjour bonsoir salut coucou hello hi hey");

/** What follows a greeting in a letter to somebody. */
const addressed = wordSet(
  "a madame monsieur mesdames messieurs mme mr m mlle cher chere chers cheres docteur maitre dr me all team everyone",
);
/** What begins a letter by itself. */
const titles = wordSet("madame monsieur mesdames messieurs dear mme");
const dears = wordSet("cher chere chers cheres");
const dearOnes = wordSet(
  "madame monsieur client cliente clients clientes collegue collegues ami amie amis partenaire partenaires abonne abonnes confrere lecteur lectrice lecteurs adherent adherents tous toutes equipe",
);

const endings = phrases([
  [
    true,
    "cordialement,cdt,cdlt,bien a vous,bien a toi,sinceres salutations,salutations,meilleures salutations,salutations distinguees,bonne journee,belle journee,bonne soiree,bonne reception,bonne fin de journee,bon week end,dans l attente,en vous remerciant,en te remerciant,a bientot,a tres vite,a plus,bises,bisous,merci de me repondre,merci de nous repondre,merci de votre,merci de vos,merci de ton,respectueusement,amicalement,best regards,kind regards,warm regards,regards,sincerely,yours sincerely,yours truly,yours faithfully,all the best,best wishes,cheers,sent from,envoye de mon,envoye depuis,pour vous desabonner,se desabonner,vous desabonner,desinscription,unsubscribe,voir dans le navigateur,view in browser,tous droits reserves",
  ],
]);
const forwarded = phrases([
  [
    true,
    "message transfere,message d origine,message original,forwarded message,original message,begin forwarded,debut du message,a ecrit,wrote",
  ],
]);

/** Names of headers: some at the beginning of a line, others at any place. */
const lineHeaders = wordSet("de a from to date cc cci envoye sent repondre reply");
const headers = wordSet("objet sujet subject expediteur destinataire from");

/** What announces a text of somebody else before a colon. */
const announcing = wordSet(
  "ecrit ecrivent ecris dit disent demande demandent repond repondent repondu recu recue recois recevons mail mails email emails courriel message messages texte textes mot commentaire post annonce ceci cela ca resume resumer traduis traduire traduisez reponds repondez repondre analyse analyser relis reformule linkedin suivant suivante dessous transfere transmis colle copie wrote writes says said received reply answer summarize summarise translate rewrite contrat article extrait prospect client signature",
);

const sentenceEnds = wordSet(". ! ? …");
const polite = wordSet("merci beaucoup d avance par bien stp svp s il te vous plait please thanks thank you");

/** Marks of a quotation, of forwarding or of a table; a code block. */
const marks = [
  /(?:^|\s)>\s?\p{L}/u,
  /\sA\+(?:\s|$)/,
  // The name below a letter that was made one line.
  /\s(?:[–—|•]|--)\s?\p{Lu}/u,
  /`{3}|~{3}|-{3,}|_{3,}|={3,}|\*{3,}/,
  /(?:^|\n)(?:>|\||#|-- )/,
  // "…, Jean Martin", "…, Mme Petit ?", "(signé Jean)", "/ Jean", a name after a picture.
  /,\s(?:Mme|Mlle|Mr|M\.|Madame|Monsieur)\s\p{Lu}/u,
  /,\s\p{Lu}[\p{Ll}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){1,3}\s?[.!?…]?$/u,
  /\(\s?(?:sign|Sign)/u,
  /\s\/\s?\p{Lu}/u,
  /\p{Extended_Pictographic}\uFE0F?\s?\p{Lu}/u,
  // "…, dit le client".
  /,\s(?:dit|écrit|ecrit|demande|répond|repond|said|says|asks|writes)\s/iu,
];

/** Where the first sign of a foreign text stands; the length of the text if there is none. */
function foreignStart(text: string): number {
  const places = marks.flatMap((mark) => mark.exec(text)?.index ?? []);
  const masked = withoutLinks(text);
  const tokens = tokensOf(masked);
  const at = tokens.findIndex((_, index) => isForeignAt(masked, tokens, index));
  const token = tokens[at];
  return Math.min(text.length, token ? token.start : text.length, ...places);
}

/** The text with each link as one word without punctuation, at the same place. */
export function withoutLinks(text: string): string {
  return text.replace(/(?:https?:\/\/|www\.)\S+/gi, (found) => {
    let end = found.length;
    while (".,;:!?)»".includes(found.charAt(end - 1))) end--;
    return "u".repeat(end) + found.slice(end);
  });
}

/** True if a text of somebody else begins with this token. */
function isForeignAt(text: string, tokens: readonly Token[], index: number): boolean {
  const form = (offset: number) => tokens[index + offset]?.form ?? "";
  const own = form(0);
  const isLineStart = index === 0 || form(-1) === "\n";
  const isStart = isLineStart || sentenceEnds.has(form(-1)) || form(-1) === ":";
  const reader = new Reader(tokens);
  reader.at = index;

  if (own === "\n") return form(-1) === "\n";
  if (greetings.has(own)) return index > 0 || isSalutation(text, tokens);
  if (isStart && titles.has(own)) return true;
  if (isStart && dears.has(own)) return dearOnes.has(form(1)) || isCapitalised(text, tokens[index + 1]);
  if (index > 0 && reader.read(endings) !== null) return true;
  if (reader.read(forwarded) !== null) return true;
  if (signsAfterThanks(text, tokens, index)) return true;
  if (form(1) === ":" && (headers.has(own) || (isLineStart && lineHeaders.has(own)))) return true;
  return followsAnnouncement(text, tokens, index);
}

/**
 * True for the greeting of a letter: with the name of a person, or alone in its line, which may have lost its end: "Bonjour,
 * Nous cherchons".
 */
function isSalutation(text: string, [, next, after]: readonly Token[]): boolean {
  if (!next) return false;
  const begins = isMark(next) ? after : next;
  if (next.form === "\n" || begins?.form === "\n" || addressed.has(next.form)) return true;
  return begins?.form !== brand.product.toLowerCase() && isCapitalised(text, begins);
}

/** True for the name in "…, merci d'avance, Paul Durand", not for the one in "Merci Paul, rédige un plan". */
function signsAfterThanks(text: string, tokens: readonly Token[], index: number): boolean {
  let before = index - 1;
  while (tokens[before]?.form === "," || afterThanks.has(tokens[before]?.form ?? "")) before--;
  return before > 1 && thanks.has(tokens[before]?.form ?? "") && isCapitalised(text, tokens[index]);
}

const thanks = wordSet("merci thanks thank thx");
const afterThanks = wordSet("beaucoup bien d avance par you");

/** True right after a question, or after the colon of "il m'écrit :". */
function followsAnnouncement(text: string, tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.form === "?")
    return !tokens.slice(index).every(({ form }) => polite.has(form) || /^\W$/.test(form));
  const colon = before?.form === "\n" ? tokens[index - 2] : before;
  if (colon?.form !== ":") return false;
  if (before?.form === "\n") return true;
  if (/^\d:\d$/.test(text.slice(colon.start - 1, colon.end + 1))) return false;
  for (let at = tokens.indexOf(colon) - 1; at >= 0 && !sentenceEnds.has(tokens[at]?.form ?? ""); at--)
    if (announcing.has(tokens[at]?.form ?? "")) return true;
  return false;
}

const isMark = ({ form }: Token) => /^[^\p{L}\p{N}]$/u.test(form);

function isCapitalised(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start, token.end));
}
