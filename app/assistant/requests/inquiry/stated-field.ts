import { folded } from "#app/french/folded.ts";
import { isPreciseSize } from "#app/profile/precise-size.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { readProfile } from "#app/targeting/reading/read-profile.ts";
import { readResponse } from "#app/targeting/reading/read-response.ts";
import { readRoles } from "#app/targeting/reading/read-roles.ts";
import { tokensOf as wordsOf } from "#app/targeting/reading/tokens.ts";
import { fieldNames, type NamedField, possessives } from "../field-names.ts";
import type { Token } from "../message-tokens.ts";
import type { Sentence } from "../own-sentences.ts";
import { hasPhrase, type Phrases, phrases, Reader, wordSet } from "../phrase-reader.ts";
import {
  article,
  isPartial,
  judgements,
  typedBetween,
  valueAfter,
  valuesFor,
} from "../profile-change/explicit-values.ts";
import { bans, changes, changesProfile, fieldAt, fieldIn, isAboutText, now } from "../profile-request.ts";
import { readOpening } from "../request-opening.ts";
import { corrections } from "./inquiry-phrases.ts";

/** A field that a sentence asks to change, or says something new of, with the value where it says one. */
export type StatedField = { field: NamedField; value?: string; adds?: true; also?: StatedField };

type Typed = { text: string; sentence: Sentence };
type Named = { field: NamedField; end: number };

/**
 * The field of the profile that a sentence of `text` is about, in an order ("mets le ton à amical"), as a label ("secteur :
 * plomberie"), or as a statement ("mon lien calendly c'est …"); `null` for a sentence that only speaks of one. More
 * generous than `changesProfile`, because it opens an editor and does nothing.
 */
export function statedField(typed: Typed): StatedField | null {
  return (
    banned(typed) ??
    withoutField(typed) ??
    placed(typed) ??
    corrected(typed) ??
    labelled(typed) ??
    stated(typed)
  );
}

const after = (tokens: readonly Token[], at: number, list: Phrases<boolean>): number | null => {
  const reader = new Reader(tokens);
  reader.at = at;
  return reader.read(list) === null ? null : reader.at;
};

const showing = wordSet("voici voila");

/** Where the sentence begins to say something. */
function openingEnd(tokens: readonly Token[]): number {
  const reader = new Reader(tokens);
  readOpening(reader);
  while (reader.next === "," || now.has(reader.next) || showing.has(reader.next)) reader.at++;
  return reader.at;
}

/** Ways to ban a wording that may ask something else as well, where no wording follows. */
const looserBans = phrases<true>([
  [
    true,
    "n utilise pas,n utilisez pas,n emploie pas,n employez pas,ne dis pas,ne dites pas,ne mets pas,ne jamais ecrire,ne jamais dire,ne jamais utiliser,ne jamais employer,ne plus ecrire,ne plus dire,ne plus utiliser,ne plus employer,ne pas ecrire,ne pas dire,ne pas utiliser,ne pas employer,jamais ecrire,jamais dire,jamais utiliser,utilise jamais,utilise plus,interdis,interdisez,interdire,interdit,interdit d ecrire,interdit de dire,interdit d utiliser,interdiction d ecrire,interdiction de dire,interdiction d utiliser,bannis,bannissez,bannir,proscris,proscrivez,proscrire,evite,evitez,eviter,evite d utiliser,evitez d utiliser,evite d ecrire,evite de dire,evitez de dire,exclus,exclure,plus jamais",
  ],
]);
const wordings = wordSet(
  "le les mot mots l expression expressions la formule formules terme termes jamais de",
);
const wordingNouns = /^(?:mots?|expressions?|formules?|termes?)$/;
/** Bans that say themselves that words are meant. */
const ofWords = /^(?:n|ne|jamais|utilise|interdi.*|banni.*|proscri.*)$/;
/** What is no wording: "ne jamais écrire à mes concurrents". */
const notWordings = wordSet(
  "a au aux que qu si quand sur dans pas rien plus trop me moi nous toi mes nos mon ma",
);

/** "interdis le mot révolutionnaire". */
function banned({ text, sentence: { tokens } }: Typed): StatedField | null {
  const start = openingEnd(tokens);
  let at = after(tokens, start, bans) ?? after(tokens, start, looserBans);
  if (at === null) return null;
  let isNamed = tokens[at]?.form === '"' && ofWords.test(tokens[start]?.form ?? "");
  while (wordings.has(tokens[at]?.form ?? "")) {
    isNamed ||= wordingNouns.test(tokens[at]?.form ?? "");
    at++;
  }
  while (tokens[at]?.form === ":") at++;
  const rest = tokens.slice(at);
  const mostWords = isNamed ? 20 : 4;
  const isWording = rest.length > 0 && rest.length <= mostWords && !notWordings.has(rest[0]?.form ?? "");
  if (!isNamed && !(isWording && ofWords.test(tokens[start]?.form ?? ""))) return null;
  const value = isWording ? typedBetween(text, tokens, at) : "";
  return value ? { field: "banned_phrases", value, adds: true } : { field: "banned_phrases" };
}

const companies = phrases<true>([
  [
    true,
    "notre societe s appelle,notre entreprise s appelle,mon entreprise s appelle,ma societe s appelle,ma boite s appelle,notre boite s appelle,l entreprise s appelle,la societe s appelle,la boite s appelle,nous nous appelons,on s appelle,notre nom est,on a change de nom pour,nous avons change de nom pour",
  ],
]);
const people = phrases<true>([
  [
    true,
    "je m appelle,mon nom est,mon nom c est,mon prenom est,mon prenom c est,signe avec,signez avec,signer avec,signe par,signez par,signe au nom de,signe du nom de,signe en tant que,signez du nom de,signez au nom de,signer au nom de",
  ],
]);
const targets = phrases<true>([
  [
    true,
    "nous visons,on vise,je vise,nous ciblons,on cible,je cible,vise,visez,cible,ciblez,nous prospectons,on prospecte,je prospecte,nous nous adressons,on s adresse,je m adresse",
  ],
]);
/** Statements of the target that may be about anything else, unless what follows is known: "je cherche les maires". */
const looserTargets = phrases<true>([
  [
    true,
    "je cherche,nous cherchons,on cherche,je recherche,nous recherchons,on recherche,mes clients c est,mes clients ce sont,mes clients sont,nos clients c est,nos clients ce sont,nos clients sont,mes prospects c est,mes prospects ce sont,mes prospects sont,nos prospects sont,nos prospects ce sont,ma clientele c est,ma clientele ce sont,notre clientele c est,notre clientele ce sont",
  ],
]);
/** What says that a value adds to the one so far. */
const additions = wordSet("aussi egalement");
/** Names that follow "c'est" or nothing, and so begin with a capital letter: "ma boîte c'est Kerbrat", "signe Olivier". */
const looserNames = phrases<"company_name" | "sender_name">([
  [
    "company_name",
    "ma boite c est,notre boite c est,la boite c est,ma boite est,notre boite est,mon agence c est,notre agence c est,mon cabinet c est,notre cabinet c est,ma structure c est,notre structure c est,mon asso c est,notre association c est",
  ],
  [
    "sender_name",
    "signe,signez,signer,signe les mails,signez les mails,signe mes mails,signez mes mails,moi c est,mon nom a moi c est",
  ],
]);
const links = phrases<true>([
  [
    true,
    "j ai un calendly,j ai un lien calendly,j ai un agenda en ligne,j ai un lien de rdv,j ai un lien de rendez vous,j ai un lien de prise de rendez vous,on a un calendly,nous avons un calendly,on a un lien de rdv,on a un lien de rendez vous",
  ],
]);
const works = phrases<true>([
  [
    true,
    "je travaille,on travaille,nous travaillons,je ne travaille,on ne travaille,nous ne travaillons,j interviens,on intervient,nous intervenons,je n interviens,on n intervient,nous n intervenons,je prospecte,on prospecte,nous prospectons,je ne prospecte,on ne prospecte,nous ne prospectons,je cible,on cible,je ne cible,on ne cible,je vise,on vise,je ne vise,on ne vise,je me limite,on se limite,je reste,on reste,je vends,je ne vends,on vend,on ne vend,nous vendons,nous ne vendons",
  ],
]);
const only = wordSet("que qu uniquement seulement exclusivement");
const tones = phrases<true>([
  [
    true,
    "parle,parlez,sois,soyez,passe au,passez au,passer au,passons au,adopte un ton,adoptez un ton,prends un ton,prenez un ton,utilise un ton,utilisez un ton,un ton,ecris de facon,ecrivez de facon,adopte le,utilise le,utilisez le,je prefere un ton,je prefere le",
  ],
]);
/** The phrases of statements. */
export const statementPhrases = [
  looserBans,
  companies,
  people,
  targets,
  looserTargets,
  looserNames,
  links,
  works,
  tones,
] as const;

const addresses = new Map([
  ["tutoie", "friendly"],
  ["tutoyez", "friendly"],
  ["tutoyer", "friendly"],
  ["vouvoie", "formal"],
  ["vouvoyez", "formal"],
  ["vouvoyer", "formal"],
]);
const days = wordSet(
  "lundi mardi mercredi jeudi vendredi samedi dimanche demain quand comment plus tot tard",
);
const colons = wordSet(": =");
const inPlaces = wordSet("dans en a au aux sur");

/** What says a value without naming its field: "on s'appelle Bellerive", "je vise les DAF", "sois plus direct". */
function withoutField({ text, sentence }: Typed): StatedField | null {
  const { tokens, isQuestion } = sentence;
  const start = openingEnd(tokens);
  const address = addresses.get(tokens[start]?.form ?? "");
  if (address) return { field: "tone", value: address };
  const tone = after(tokens, start, tones);
  if (tone !== null) return toneFrom(text, tokens, tone);
  if (isQuestion) return null;
  const company = after(tokens, start, companies);
  if (company !== null) return named("company_name", text, tokens, company);
  const person = after(tokens, start, people);
  if (person !== null) return named("sender_name", text, tokens, person);
  const name = nameFrom(text, tokens, start) ?? linkFrom(text, tokens, start);
  if (name) return name;
  const work = after(tokens, start, works);
  const isMore = work !== null && additions.has(tokens[work]?.form ?? "");
  const place = placeStart(tokens, work ?? start);
  if (place !== null) {
    const said = placeIn(typedBetween(text, tokens, place));
    return said && isMore ? { ...said, adds: true } : said;
  }
  const isInfinitive = tokens[start]?.form.endsWith("er");
  const target = after(tokens, start, targets);
  const looser = target === null ? after(tokens, start, looserTargets) : null;
  if (looser !== null) return knownTarget(text, tokens, looser);
  // "Je veux cibler les boulangers de Lyon" says more than one field has.
  if (target === null || isInfinitive || colons.has(tokens[target]?.form ?? "")) return null;
  return addedOrNew(text, tokens, target);
}

/** A target, "aussi" before or behind it. */
function addedOrNew(text: string, tokens: readonly Token[], from: number): StatedField | null {
  const isBefore = additions.has(tokens[from]?.form ?? "");
  const isBehind = tokens.length - 1 > from && additions.has(tokens.at(-1)?.form ?? "");
  const until = tokens.length - (isBehind ? 1 : 0);
  const said = targetOf(typedBetween(text, tokens, isBefore ? from + 1 : from, until));
  return said && (isBefore || isBehind) ? added(said) : said;
}

const severalFields: readonly NamedField[] = ["industry", "icp_industry", "icp_title", "icp_location"];

/** What is added to a field that may say several; a size and a choice are for the customer to write. */
function added({ field, value, also }: StatedField): StatedField {
  if (!value || !severalFields.includes(field)) return { field };
  return { field, value, adds: true, ...(also && { also: added(also) }) };
}

const publicOffices =
  /^(?:les |des )(?:maires?|mairies?|elus?|adjoints?|secretaires? de mairie|presidents?|communes?|collectivites|syndics?|particuliers|associations?)(?![a-z])/;
/** Says something of them, and not who they are. */
const saidOfThem =
  /\b(?:prospects?|clients?|contacts?|leads?|entreprises?|societes?|au|aux|qui|que|qu|dont|ou|car|mais|pas|plus|en retard|trop)\b/;

/** "Je cherche les maires", where whom one looks for is known; "je cherche les horaires" is no target. */
function knownTarget(text: string, tokens: readonly Token[], from: number): StatedField | null {
  const typed = typedBetween(text, tokens, additions.has(tokens[from]?.form ?? "") ? from + 1 : from);
  const plainly = folded(typed);
  if (!/^(?:les|des) /.test(plainly) || saidOfThem.test(plainly)) return null;
  const [first = ""] = itemsOf(typed);
  const isKnown = isTradeAlone(first) || isFunction(first) || publicOffices.test(plainly);
  return isKnown ? addedOrNew(text, tokens, from) : null;
}

function isFunction(item: string): boolean {
  const { titles, isEveryDirector, approximations, remarks } = readRoles(wordsOf(item));
  return isEveryDirector || titles.length + approximations.length + remarks.length > 0;
}

const itemsOf = (typed: string): string[] => typed.split(/,|\s(?:et|ou)\s/i).map((item) => item.trim());

/** "Ma boîte c'est Kerbrat", "signe Olivier". */
function nameFrom(text: string, tokens: readonly Token[], start: number): StatedField | null {
  const reader = new Reader(tokens);
  reader.at = start;
  const field = reader.read(looserNames);
  if (field === null) return null;
  const value = typedBetween(text, tokens, reader.at);
  return /^["«“]?\p{Lu}/u.test(value) && tokens.length - reader.at <= 6 ? { field, value } : null;
}

/** "J'ai un calendly, c'est calendly.com/kerbrat". */
function linkFrom(text: string, tokens: readonly Token[], start: number): StatedField | null {
  const end = after(tokens, start, links);
  const shown = end === null ? fieldAt(tokens, start) : null;
  const last = tokens[(end ?? (shown?.field === "calendly_url" ? shown.end : 0)) - 1];
  const rest = last ? (text.slice(last.end).split("\n", 1)[0] ?? "") : "";
  if (!last || (shown && !/^\s{0,3}(?:[\w-]{1,60}\.[\w-]|https?:)/i.test(rest))) return null;
  const [said] = valuesFor("calendly_url", rest);
  return said ?? { field: "calendly_url" };
}

/** "que dans le 35": the place, after what says that there is no other. */
function placeStart(tokens: readonly Token[], at: number): number | null {
  const isOnly = only.has(tokens[at]?.form ?? "") || (at > 0 && additions.has(tokens[at]?.form ?? ""));
  return isOnly && inPlaces.has(tokens[at + 1]?.form ?? "") ? at + 2 : null;
}

function toneFrom(text: string, tokens: readonly Token[], from: number): StatedField | null {
  const degree = tokens[from]?.form ?? "";
  const isLess = ["moins", "trop", "pas"].includes(degree);
  const at = isLess || ["plus", "un", "tres", "assez"].includes(degree) ? from + 1 : from;
  const [said] = valuesFor("tone", typedBetween(text, tokens, tokens[at]?.form === "peu" ? at + 2 : at));
  if (!said) return null;
  return isLess ? { field: "tone" } : said;
}

/** A name begins with a capital letter, or is all that follows. */
function named(field: ProfileField, text: string, tokens: readonly Token[], at: number): StatedField | null {
  let from = at;
  while (now.has(tokens[from]?.form ?? "") || tokens[from]?.form === ",") from++;
  const token = tokens[from];
  if (!token || days.has(token.form) || judgements.has(token.form)) return null;
  const value = typedBetween(text, tokens, from);
  // "On s'appelle vers midi".
  const isOfUs = ["on", "nous"].includes(tokens[openingEnd(tokens)]?.form ?? "");
  const isName = /^["«“]?\p{Lu}/u.test(value) || (!isOfUs && tokens.length - from <= 3);
  return value && isName ? { field, value } : null;
}

const placeIn = (typed: string): StatedField | null => {
  const value = typed.replace(article, "");
  const { criteria } = readProfile({ icp_industry: "", icp_title: "", icp_size: "", icp_location: value });
  return criteria.departments.length + criteria.regions.length === 0
    ? null
    : { field: "icp_location", value };
};

/** The field of the target that a value belongs to, by what the targeting reads in it. */
function targetOf(typed: string): StatedField | null {
  // "On vise 10 rendez-vous par semaine".
  const { zone, sector } = readResponse(typed);
  if (!typed || (/\d/.test(typed.replace(zone, "")) && !isPreciseSize(typed))) return null;
  const words = { icp_industry: "", icp_title: typed, icp_size: "", icp_location: "" };
  const { criteria } = readProfile(words);
  const [said, ...more] = valuesFor("target", typed);
  const [other] = more;
  if (said && other && more.length === 1) return { ...said, also: other };
  if (more.length > 0 || !said) return { field: "target" };
  if (said.field === "icp_size") return said;
  if (/^(?:dans|en|sur|à)\s/u.test(typed)) return placeIn(typed.slice(typed.indexOf(" ") + 1));
  const isTrade =
    criteria.naf.length > 0 &&
    criteria.titles.length === 0 &&
    itemsOf(typed).every((item) => isTradeAlone(item));
  const isSeveral = /^(?:les|des)\s/.test(typed);
  if (!isTrade && criteria.titles.length === 0 && !isSeveral) return placeIn(typed);
  const also = zone ? { also: { field: "icp_location" as const, value: zone } } : {};
  const value = said.value.replace(/ (et|ou) (?:les|des) /g, " $1 ");
  if (isTrade) return { field: "icp_industry", value: (zone && sector) || value, ...also };
  return { field: "icp_title", value, ...also };
}

const isTradeAlone = (item: string): boolean =>
  readProfile({ icp_industry: "", icp_title: item, icp_size: "", icp_location: "" }).criteria.naf.length > 0;

const placing = wordSet("mets mettez ajoute ajoutez rajoute rajoutez");

/** True for a text that says where, and nothing else: "le Morbihan et le Finistère". */
function isPlaceAlone(typed: string): boolean {
  const { title, size, zone } = readResponse(typed);
  return zone !== "" && title === "" && size === "";
}

const beforeField = wordSet("comme pour dans a aux au en");

/** "mets Bretagne comme zone", "ajoute « trop cher » à mes objections". */
function placed({ text, sentence: { tokens } }: Typed): StatedField | null {
  const start = openingEnd(tokens);
  const from = after(tokens, start, changes);
  if (from === null || fieldAt(tokens, from)) return null;
  for (let at = from + 1; at < tokens.length; at++) {
    if (!beforeField.has(tokens[at]?.form ?? "")) continue;
    const found = fieldAt(tokens, at + 1) ?? bareFieldAt(tokens, at + 1);
    if (!found || found.end < tokens.length || found.field === "profile") continue;
    return withValue(found.field, typedBetween(text, tokens, from, at), tokens);
  }
  return placing.has(tokens[start]?.form ?? "") ? unnamed(text, tokens, from) : null;
}

/** "Mets le Morbihan et le Finistère", "rajoute les syndics": what is a place, or whom one looks for, and nothing else. */
function unnamed(text: string, tokens: readonly Token[], from: number): StatedField | null {
  const typed = typedBetween(text, tokens, from);
  const place = isPlaceAlone(typed) ? placeIn(typed) : null;
  if (!isPartial(tokens)) return place;
  const said = place ?? knownTarget(text, tokens, from);
  return said && added(said);
}

const removals = /^(?:supprim|enl[eè]v|retir|effac|vid)/;
const lists: readonly NamedField[] = ["banned_phrases", "common_objections"];

/** What is added to a list adds to it; what is added to another field, or taken out, is for the customer to write. */
function withValue(field: NamedField, typed: string | null, tokens: readonly Token[]): StatedField {
  if (!typed || tokens.some(({ form }) => removals.test(form))) return { field };
  const [said] = valuesFor(field, typed);
  if (!isPartial(tokens)) return said ?? { field };
  if (field === "target") return added(targetOf(typed) ?? { field });
  if (!said) return { field };
  return lists.includes(field) ? { ...said, adds: true } : added(said);
}

function bareFieldAt(tokens: readonly Token[], at: number): Named | null {
  const reader = new Reader(tokens);
  reader.at = at;
  const field = reader.read(fieldNames);
  return field === null ? null : { field, end: reader.at };
}

/** "mets le ton à amical", "vous vous êtes trompés sur la taille", "mon nom d'entreprise est faux". */
function corrected({ text, sentence }: Typed): StatedField | null {
  const { tokens } = sentence;
  if (isAboutText(tokens)) return null;
  const asks = changesProfile(sentence) || hasPhrase(tokens, corrections);
  const found = (asks ? fieldIn(tokens, 0) : null) ?? fieldAfterVerb(tokens);
  if (!found) return null;
  // "Hugo : change mon ton" is somebody else's.
  const isAnnounced = tokens.slice(0, found.end - 1).some(({ form }) => form === ":");
  const value = isAnnounced ? null : valueAfter(text, tokens, found.end);
  const further = isAnnounced || value !== null ? null : furtherValue(text, tokens, found);
  return further ?? withValue(found.field, value, tokens);
}

const furtherLeads = phrases<true>([
  [
    true,
    "mets,mettez,c est,ce sont,c est plutot,il faut mettre,note,notez,ecris,ecrivez,on fait,nous faisons,je fais,on fait de la,on fait du,on fait des,je fais de la,je fais du,je fais des,nous faisons de la,nous faisons du,nous faisons des",
  ],
]);
const names: readonly NamedField[] = ["company_name", "sender_name"];
const partitive = /^(?:de la |du |des |de l['’])(?=\p{L})/u;

/** The value that the next clause says: "change la zone, mets le Morbihan", "change mon secteur, on fait aussi de la pose". */
function furtherValue(text: string, tokens: readonly Token[], { field, end }: Named): StatedField | null {
  const comma = tokens.findIndex(({ form }, at) => at >= end && form === ",");
  if (comma === -1 || field === "profile") return null;
  const isDegree = field === "tone" && tokens[comma + 1]?.form === "plus";
  const from = isDegree ? comma + 2 : after(tokens, comma + 1, furtherLeads);
  if (from === null) return null;
  const isMore = additions.has(tokens[from]?.form ?? "");
  const typed = typedBetween(text, tokens, isMore ? from + 1 : from);
  if (!typed || judgements.has(tokens[isMore ? from + 1 : from]?.form ?? "") || typed.includes(","))
    return null;
  if (names.includes(field) && !/^["«“]?\p{Lu}/u.test(typed)) return null;
  const said = field === "target" ? targetOf(typed) : valuesFor(field, typed.replace(partitive, ""))[0];
  if (!said) return null;
  return isMore ? added(said) : said;
}

/** "pas la bonne fonction". */
const bare = wordSet("bon bonne bons bonnes mauvais mauvaise mauvaises");
const about = wordSet("de d sur dans pour du");

/** "changer le secteur", "trompé de secteur". */
function fieldAfterVerb(tokens: readonly Token[]): Named | null {
  for (let at = 0; at < tokens.length; at++) {
    const end = after(tokens, at, corrections) ?? after(tokens, at, changes);
    if (end === null) continue;
    const isAbout = about.has(tokens[end]?.form ?? "");
    const isBare = bare.has(tokens[end - 1]?.form ?? "");
    const found = isAbout ? fieldAfterAbout(tokens, end + 1) : isBare ? bareFieldAt(tokens, end) : null;
    if (fieldAt(tokens, end) ?? found) return fieldAt(tokens, end) ?? found;
  }
  return null;
}

const fieldAfterAbout = (tokens: readonly Token[], at: number) =>
  fieldAt(tokens, at) ?? bareFieldAt(tokens, at);

/** "secteur : plomberie", in a message of one line. */
function labelled({ text, sentence: { tokens, isQuestion } }: Typed): StatedField | null {
  if (isQuestion || text.includes("\n")) return null;
  const start = openingEnd(tokens);
  const found = fieldAt(tokens, start) ?? bareFieldAt(tokens, start);
  if (!found || !colons.has(tokens[found.end]?.form ?? "")) return null;
  const typed = valueAfter(text, tokens, found.end);
  return typed === null ? null : withValue(found.field, typed, tokens);
}

const copulas = wordSet("c est sont doit doivent devient deviennent");
/** Fields of which whoever names them with "le" means those of the profile. */
const ownByName: readonly NamedField[] = ["linkedin_url", "calendly_url", "sender_name", "banned_phrases"];

/** "mon lien calendly c'est …", "le nom de l'entreprise est Bellerive SAS"; not "mon secteur est saturé". */
function stated({ text, sentence: { tokens, isQuestion } }: Typed): StatedField | null {
  const start = openingEnd(tokens);
  const found = isQuestion ? null : fieldAt(tokens, start);
  if (!found || found.field === "profile" || !copulas.has(tokens[found.end]?.form ?? "")) return null;
  const isWholeName = found.field === "company_name" && found.end - start > 2;
  const isOwn = possessives.has(tokens[start]?.form ?? "") || ownByName.includes(found.field) || isWholeName;
  const typed = valueAfter(text, tokens, found.end);
  const [said] = typed && isOwn ? valuesFor(found.field, typed) : [];
  const isSaidSo = tokens[found.end]?.form === "c";
  return said && typed && (isSaidSo || isPlainly(said.field, typed)) ? said : null;
}

const chosen: readonly ProfileField[] = ["tone", "icp_size", "primary_goal", "linkedin_url", "calendly_url"];

/** True for a value that is no judgement of the one so far: a name, a place, a trade, or with its article. */
function isPlainly(field: ProfileField, value: string): boolean {
  if (chosen.includes(field) || /^(?:[\p{Lu}\p{N}«“"]|(?:le|la|les|des)\s|l['’])/u.test(value)) return true;
  if (field === "icp_location") return placeIn(value) !== null;
  const words = { icp_industry: value, icp_title: "", icp_size: "", icp_location: "" };
  const isTrade = field === "industry" || field === "icp_industry";
  return isTrade && readProfile(words).criteria.naf.length > 0;
}
