import { brand } from "~/content/brand.ts";
import { bannedPhraseFinder } from "~/drafts/phrases/banned-phrases.ts";
import type { PhraseFinder } from "~/drafts/phrases/phrase-finder.ts";
import type { PricingVariant } from "~/offers/price-rules.ts";
import { type ProfileValues, profileFields } from "~/profile/profile-field.ts";
import { linksIn } from "../reading/links.ts";
import { type Reading, readAnswer } from "../reading/reading.ts";
import { type Contacts, contactsIn } from "./contacts-in.ts";
import { type Phrases, phrasesOf } from "./hidden-phrases.ts";
import { amountsIn } from "./own-amounts.ts";

/** What the guard knows of the customer and of the site. */
export type GuardContext = {
  profile: Readonly<ProfileValues>;
  /** What the customer wrote: the latest messages are enough, since `check` may be told contacts of older ones. */
  written?: readonly string[];
  /** The site's own URLs: APP_URL, BOOKING_URL, CHECKOUT_URL. */
  ownUrls: readonly string[];
  pricingVariant: PricingVariant;
  /** The instructions of the model that no answer repeats; without the facts that it may repeat. */
  hidden?: string;
};

/** The context, prepared once for all rules. */
export type GuardFacts = {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  hosts: ReadonlySet<string>;
  /** URLs that may carry the parameters they have. */
  urls: ReadonlySet<string>;
  /** Numbers that the customer gave about their own business. */
  amounts: ReadonlySet<number>;
  /** Words that the customer wrote, and those of the profile alone; folded. */
  words: ReadonlySet<string>;
  profileWords: ReadonlySet<string>;
  findBanned: PhraseFinder<{ phrase: string }>;
  bannedList: string;
  hidden: Phrases | null;
  variant: PricingVariant;
};

export function guardFacts(context: GuardContext): GuardFacts {
  const { profile, written = [], ownUrls, pricingVariant, hidden } = context;
  const values = profileFields.filter((field) => field !== "banned_phrases").map((field) => profile[field]);
  const said = [...values, ...written].map((text) => ({ text, reading: readAnswer(text) }));
  const contacts = said.map(({ reading }) => contactsIn(reading));
  const links = said.flatMap(({ reading }) => linksIn(reading));
  const words = said.map(({ reading }) => wordsIn(reading));
  return {
    emails: new Set([brand.email, ...contacts.flatMap(({ emails }) => emails)]),
    phones: new Set([brand.phone.label.replaceAll(" ", ""), ...contacts.flatMap(({ phones }) => phones)]),
    hosts: new Set([...ownUrls.flatMap(hostIn), brand.domain, ...links.map(({ host }) => host)]),
    urls: new Set([...ownUrls, ...links.map(({ url }) => url)].map((url) => url.toLowerCase())),
    amounts: new Set(said.flatMap(({ reading, text }) => amountsIn(reading, text))),
    words: new Set(words.flat()),
    profileWords: new Set(words.slice(0, values.length).flat()),
    findBanned: bannedPhraseFinder(profile.banned_phrases),
    bannedList: profile.banned_phrases,
    hidden: hidden ? phrasesOf(hidden) : null,
    variant: pricingVariant,
  };
}

function hostIn(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, "")] : [];
}

/** The same facts, and these contacts of the customer. */
export function withContacts(facts: GuardFacts, { emails, phones }: Contacts): GuardFacts {
  return {
    ...facts,
    emails: new Set([...facts.emails, ...emails]),
    phones: new Set([...facts.phones, ...phones]),
  };
}

function wordsIn({ tokens }: Reading): string[] {
  return tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);
}
