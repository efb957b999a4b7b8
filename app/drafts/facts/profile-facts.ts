import { tonedMail } from "#app/content/drafts/mail-copy.ts";
import { tradeTopics } from "#app/content/drafts/trade-topics-copy.ts";
import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { IcpSize, PrimaryGoal, Tone } from "#app/profile/choices.ts";
import { goalNamedIn, icpSizeOf, primaryGoalOf, toneOf } from "#app/profile/match-choice.ts";
import { type ProfileField, type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { isWebAddress, maxLengths } from "#app/profile/profile-schema.ts";
import { bannedPhraseFinder } from "../phrases/banned-phrases.ts";
import { listItems, saysNothing } from "../phrases/list-items.ts";
import { wordsOf } from "../phrases/words.ts";
import { namesAnybody } from "./anybody.ts";
import { carefulLine } from "./careful-line.ts";
import { companyNameOf } from "./company-name.ts";
import { filledFor, hasGapsFor } from "./filled-for.ts";
import { asSentence, enumeration, midSentence } from "./french.ts";
import { type Ask, askOf } from "./goal-ask.ts";
import { chargeOf, isEnglishTitle, isHouse, roleOf, singularOf } from "./job-titles.ts";
import { objectionsIn } from "./objections.ts";
import { placesIn } from "./places-in.ts";
import { fittingLine, plainLine } from "./plain-line.ts";
import { type DraftProspect, type ProspectFacts, prospectFactsOf } from "./prospect-facts.ts";
import { quietCapitals } from "./quiet-capitals.ts";
import { typesSmall } from "./raised-company.ts";
import { sectorsIn } from "./sectors-in.ts";
import { senderOf, signedBy } from "./sender.ts";
import { sizeSaid } from "./size-said.ts";
import { isPublisher, topicOf } from "./topic.ts";
import { typedTitles } from "./typed-titles.ts";
import { readValue, type Value } from "./value.ts";

/** What a template may say of the customer: clean lines; `null` for what the profile does not say. */
export type ProfileFacts = {
  company: string | null;
  industry: string | null;
  /** What a mail is about: "nettoyage industriel". */
  topic: string | null;
  /** Who signs. */
  sender: string | null;
  /** The sectors of the companies that the customer looks for. */
  sectors: string[];
  /** Those that they do not look for. */
  excludedSectors: string[];
  /** The job title of one person, for the middle of a sentence; `null` if the profile names several or a plural. */
  role: string | null;
  /** What the recipient is in charge of; "leads" for who leads the company; `null` of several titles that differ in it. */
  charge: ReturnType<typeof chargeOf>;
  titles: string[];
  size: IcpSize | null;
  sizeLabel: string | null;
  places: string[];
  value: Value | null;
  /** The fields that the customer left empty; one whose words suit no mail is none of them. */
  empty: readonly ProfileField[];
  tone: Tone;
  /** Whether the profile names the tone. */
  isToneSaid: boolean;
  goal: PrimaryGoal;
  /** A goal in the customer's own words, which is none of the list. */
  ownGoal: string | null;
  /** What such a goal asks a recipient for. */
  ask: Ask | null;
  objections: string[];
  bookingLink: string | null;
  /** True for a text that contains none of the customer's banned phrases, and no gap that a record should have filled. */
  isAllowed: (text: string) => boolean;
  /** The one prospect that the work is for; `null` for anybody whom the profile seeks. */
  prospect: ProspectFacts | null;
  /** A wording with what is known of prospect and sender in place of its gaps. */
  fill: (wording: string) => string;
};

/** The longest lines, in code points, that read well inside a sentence. A longer one is unknown, never cut. */
const max = { sender: 60, industry: 60, trade: 120, item: 80, size: 100, goal: 100 } as const;

/**
 * The facts of a profile, as the form or the chat stored it. A tone that is none of the list becomes direct, which is
 * the plainest; a banned phrase makes its fact unknown. interpretation.md D26, D202.
 */
export function factsOf(profile: Readonly<Partial<ProfileValues>>): ProfileFacts {
  const banned = bannedPhraseFinder(profile.banned_phrases ?? "");
  const isAllowed = (text: string) => banned(wordsOf(text)).length === 0;
  const isGood = (text: string) => text !== "" && isAllowed(text) && !saysNothing(text);
  const line = (typed: string | undefined, length: number, read = carefulLine) => {
    const shown = fittingLine(read(typed ?? ""), length);
    return isGood(shown) ? shown : null;
  };
  const listOf = (typed: string | undefined) => plainLine((typed ?? "").replaceAll("\n", ";"));
  const item = (typed: string, read = carefulLine) => {
    const shown = line(typed, max.item, read);
    return shown === null || namesAnybody(shown) ? null : shown;
  };
  const itemsOf = (typed: readonly string[], read = carefulLine) =>
    typed.flatMap((each) => item(each, read) ?? []).slice(0, 12);

  const titles = typedTitles(listOf(profile.icp_title), item).slice(0, 12);
  const people = titles.filter((title) => !isHouse(title));
  const isOneCharge = new Set(people.map(nameOfCharge)).size < 2;
  const sectors = sectorsIn(listOf(profile.icp_industry));
  const size = icpSizeOf(profile.icp_size ?? "");
  const typedGoal = profile.primary_goal ?? "";
  const listedGoal = primaryGoalOf(typedGoal);
  const ask = listedGoal === null ? askOf(typedGoal) : null;
  // "Un rendez-vous pour chiffrer un projet" asks for nothing but a talk.
  const goal = listedGoal ?? (ask === null ? goalNamedIn(typedGoal) : null);
  const namedTone = toneOf(profile.tone ?? "");
  const tone = namedTone ?? "direct";
  const written = enumerated(profile.industry ?? "");
  const trade = line(written, max.trade);
  const topic = topicOf(trade, profile.value_prop ?? "");
  const industry = line(written, max.industry) ?? (isPublisher(written) ? "édition de logiciels" : topic);
  const company = companyNameOf(profile.company_name ?? "", isAllowed, {
    isTypedSmall: typesSmall(profile),
  });
  const sender = senderOf(profile.sender_name ?? "", max.sender, isGood);
  return {
    company,
    industry: industry && midSentence(industry),
    topic,
    sender,
    sectors: itemsOf(sectors.sought),
    excludedSectors: itemsOf(sectors.excluded),
    role: isOneCharge ? roleOf(titles[0] ?? "", profile.icp_title ?? "") : null,
    charge: isOneCharge ? chargeOf(people[0] ?? "") : null,
    titles: distinct(titles),
    size,
    sizeLabel: line(size ? profileCopy.choices.icp_size[size] : sizeSaid(profile.icp_size ?? ""), max.size),
    places: distinct(
      itemsOf(
        listItems(listOf(profile.icp_location).replace(betweenNumbers, ", "), betweenPlaces),
        plainLine,
      ).flatMap(placesIn),
    ),
    value: readValue(profile.value_prop ?? "", {
      isAllowed: (text) => isAllowed(text) && !saysNothing(text),
      company,
      asksYou: tonedMail[tone].asksYou,
      isReader: readersOf(titles, sectors.sought),
      isDistant: tone === "formal" || tone === "premium",
    }),
    empty: profileFields.filter((field) => saysNothing((profile[field] ?? "").trim())),
    tone,
    isToneSaid: namedTone !== null,
    goal: goal ?? (typedGoal.trim() ? "autre" : "rdv"),
    ownGoal: goal ? null : line(profile.primary_goal, max.goal),
    ask,
    objections: objectionsIn((profile.common_objections ?? "").slice(0, 20_000)),
    bookingLink: linkIn(profile.calendly_url ?? "", isAllowed),
    isAllowed,
    prospect: null,
    fill: (wording) => (sender === null ? wording : signedBy(sender, wording)),
  };
}

/** What people of a title are in charge of, or the title itself, to tell whether several have it in common. */
function nameOfCharge(title: string): string {
  const charge = chargeOf(title);
  return charge === null ? folded(title) : charge === "leads" ? charge : charge.charge;
}

const formsIn = (text: string) => wordsOf(text).map(({ form }) => form);
const leaders = new Set("dirigeants gerants patrons entrepreneurs".split(" "));
const everybody = new Set("entreprises pme tpe societes".split(" "));

/** Who "les dirigeants" and "les RH" are to people with these titles in these firms: themselves, or somebody else. */
function readersOf(titles: readonly string[], sectors: readonly string[]): (people: string) => boolean {
  // "Éleveurs de volailles" are no poultry.
  const firms = sectors.flatMap((sector) => formsIn(sector).slice(0, 1));
  const said = new Set([...titles.flatMap(formsIn), ...firms]);
  // "La maintenance" of a "responsable maintenance" is nobody.
  const who = new Set([...titles.flatMap((title) => formsIn(title).slice(0, 1)), ...firms]);
  const leads = titles.length > 0 && titles.every((title) => chargeOf(title) === "leads");
  return (people) => {
    const words = formsIn(people);
    const isRh = words[0] === "rh" && (said.has("rh") || said.has("drh"));
    const isSaid = isRh || (who.has(words[0] ?? "") && words.every((word) => said.has(word)));
    return (
      words.length > 0 && (isSaid || (leads && leaders.has(folded(people))) || everybody.has(folded(people)))
    );
  };
}

/** "72 53 61": numbers of departments. */
const betweenNumbers = /(?<=(?:^|[\s,;])\d[\dAB])\s(?=\d[\dAB](?:[\s,;]|$))/gu;
const betweenPlaces =
  /[,;|•]| [&/+–-] (?!\d{1,3} ?(?:kms?|min|h)(?!\p{L}))| (?:puis|surtout|notamment|principalement|en particulier) (?=[\p{Lu}\d])/u;

/** Works that a firm names side by side: "plomberie chauffage clim"; what is let or sold is named after that. */
const works =
  /^(?:[a-z]{3,20}(?:erie|age|tion)|agencement|amenagement|assainissement|terrassement|clim|elec|electricite|sanitaires?|couverture|vmc|peinture|domotique)$/;
const ofGoods =
  /^(?:location|formation|fabrication|installation|réparation|création|organisation|conception|rénovation)/iu;

/** "Climatisation / chauffage / pompes à chaleur" as a list that a sentence has. */
function enumerated(trade: string): string {
  const typed = quietCapitals(trade.slice(0, 400).trim()).replace(/\s?\([^()]{0,60}\)/g, "");
  const words = typed.split(/\s+/, 5);
  const isList =
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => works.test(folded(word))) &&
    !ofGoods.test(typed);
  const parts = isList
    ? words.map((word) => tradeTopics.get(folded(word)) ?? word.toLowerCase())
    : typed.split(/\s[-–/]\s/);
  return parts.length > 1 ? enumeration(parts.map((part) => part.trim())) : typed;
}

/** Each text once, whatever its case. */
const distinct = (texts: readonly string[]) =>
  [...new Map(texts.map((text) => [folded(text), text] as const).reverse()).values()].reverse();

/** The facts of a profile for work that is for this prospect, whose role is that of the record or none. */
export function factsFor(
  profile: Readonly<Partial<ProfileValues>>,
  record: Readonly<DraftProspect> | null,
): ProfileFacts {
  const facts = factsOf(profile);
  if (!record) return facts;
  const prospect = prospectFactsOf(record, facts.isAllowed);
  return {
    ...facts,
    role: prospect.role,
    charge: prospect.role === null ? null : chargeOf(prospect.role),
    prospect,
    isAllowed: (text) => facts.isAllowed(text) && !hasGapsFor(text),
    fill: (wording) => filledFor(prospect, facts.fill(wording)),
  };
}

/** More titles make no phrase. */
const mostTitles = 5;

/** Titles whose short form says the same: who typed both means one. */
const shortTitles: ReadonlyMap<string, string> = new Map([
  ["Directeur administratif et financier", "DAF"],
  ["Directeur général", "DG"],
  ["Directeur général des services", "DGS"],
  ["Directeur des ressources humaines", "DRH"],
  ["Responsable des ressources humaines", "RRH"],
  ["Directeur des systèmes d’information", "DSI"],
]);

/** "Directeurs administratif et financier", "directeurs immobilier": adjectives of several, in the plural. */
const agreed = (title: string) =>
  title.replace(
    /(?<=^(?:directeurs|secrétaires|agents|chefs) (?:\p{L}{3,20} (?:et )?)?)(administratif|commercial|financier|général|immobilier|industriel|juridique|opérationnel|régional|technique)(?!\p{L})/giu,
    (adjective) => (adjective.endsWith("al") ? `${adjective.slice(0, -1)}ux` : `${adjective}s`),
  );

/** Whom the profile seeks, as one phrase, all in the plural where one is: "DRH et dirigeants"; `null` for nobody. */
export function titlesSaid({ titles }: Pick<ProfileFacts, "titles">): string | null {
  const areMany = titles.some((title) => singularOf(title) !== title);
  const roles = titles.filter((title) => !titles.includes(shortTitles.get(singularOf(agreed(title))) ?? ""));
  const named = roles
    .slice(0, mostTitles)
    .map((title) =>
      areMany
        ? agreed(title.replace(/^(responsable|directeur|directrice|chef|cheffe|gérant)(?= |$)/iu, "$1s"))
        : title,
    );
  return (
    enumeration(named.map((title, at) => (at === 0 || isEnglishTitle(title) ? title : midSentence(title)))) ||
    null
  );
}

/** All that a value says, as sentences: what a caller recalls. */
export const valueText = ({ problem, main, rest }: Value): string =>
  [main ? null : problem, main?.sentence, ...rest]
    .filter((sentence) => sentence != null)
    .map(asSentence)
    .join(" ");

function linkIn(typed: string, isAllowed: (text: string) => boolean): string | null {
  if (typed.length > maxLengths.address || !isWebAddress(typed)) return null;
  const link = /^[\x21-\x7E]+$/.test(typed) ? typed : new URL(typed).href;
  const isPlain = link.length <= maxLengths.address && !link.includes("{{") && isAllowed(link);
  return isPlain ? link : null;
}
