import { brand } from "#app/content/brand.ts";
import { bannedPhraseFinder } from "#app/drafts/phrases/banned-phrases.ts";
import type { PhraseFinder } from "#app/drafts/phrases/phrase-finder.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { hostOf, linksIn, linksInText } from "../reading/links.ts";
import { type Reading, readAnswer } from "../reading/reading.ts";
import { sourceRunsIn } from "../reading/source-runs.ts";
import { nextSlice } from "../slices.ts";
import { type Contacts, contactsIn } from "./contacts-in.ts";
import { type EncodedPhrases, encodedPhrasesOf } from "./encoded-phrases.ts";
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
  /** Who speaks in the text: a draft is the customer's. The assistant, unless it is said. */
  speaker?: "assistant" | "customer";
  /** Names that earlier answers gave, which were checked then. */
  names?: readonly string[];
  /** What the product really did in this conversation, so that an answer may say it. */
  done?: readonly ProductDeed[];
  list?: ListFacts;
};

/** How many prospects the views of the customer's list have, and of how many at most the model is given records. */
export type ListFacts = { new: number; due: number; all: number; given: number };

/** A change of the profile that the customer accepted. */
export type ProductDeed = "profile";

/** The context, prepared once for all rules. */
export type GuardFacts = {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  /** Hosts as a browser opens them, and as a person may also read what the customer wrote. */
  hosts: ReadonlySet<string>;
  readHosts: ReadonlySet<string>;
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
  hiddenForms: EncodedPhrases | null;
  variant: PricingVariant;
  /** Words of earlier answers, among which a name is no invention; folded. */
  names: ReadonlySet<string>;
  done: ReadonlySet<ProductDeed>;
  /** `null` where nothing is known of the list. */
  list: ListFacts | null;
  speaker: "assistant" | "customer";
};

/** Reads the context, each text in a slice of its own. */
export async function guardFacts(context: GuardContext): Promise<GuardFacts> {
  const {
    profile,
    written = [],
    ownUrls,
    pricingVariant,
    hidden,
    names = [],
    done = [],
    list = null,
    speaker = "assistant",
  } = context;
  const facts = {
    emails: new Set<string>([brand.email]),
    phones: new Set([brand.phone.label.replaceAll(" ", "")]),
    hosts: new Set([...ownUrls.map(hostOf), brand.domain]),
    readHosts: new Set<string>(),
    urls: new Set(ownUrls.map((url) => url.toLowerCase())),
    amounts: new Set<number>(),
    words: new Set<string>(),
    profileWords: new Set<string>(),
    findBanned: bannedPhraseFinder(profile.banned_phrases),
    bannedList: profile.banned_phrases,
    hidden: hidden ? phrasesOf(hidden) : null,
    hiddenForms: hidden ? encodedPhrasesOf(hidden) : null,
    variant: pricingVariant,
    names: new Set(names),
    done: new Set(done),
    list,
    speaker,
  };
  const add = <Item>(set: Set<Item>, items: readonly Item[]) => {
    for (const item of items) set.add(item);
  };
  const values = profileFields.filter((field) => field !== "banned_phrases").map((field) => profile[field]);
  for (const [index, text] of [...values, ...written].entries()) {
    if (text === "") continue;
    await nextSlice();
    const reading = readAnswer(text);
    await nextSlice();
    const { emails, phones } = contactsIn(reading);
    add(facts.emails, emails);
    add(facts.phones, phones);
    const links = linksIn(reading);
    const asWritten = sourceRunsIn(text, true).flatMap(({ forms }) =>
      forms.flatMap((form) => linksInText(form)),
    );
    add(
      facts.readHosts,
      links.map(({ host }) => host),
    );
    add(
      facts.hosts,
      asWritten.map(({ host }) => host),
    );
    add(
      facts.urls,
      [...links, ...asWritten].map(({ url }) => url.toLowerCase()),
    );
    await nextSlice();
    add(facts.amounts, amountsIn(reading, text));
    const words = wordsIn(reading);
    add(facts.words, words);
    if (index < values.length) add(facts.profileWords, words);
  }
  facts.hosts.delete("");
  add(facts.readHosts, [...facts.hosts]);
  return facts;
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
