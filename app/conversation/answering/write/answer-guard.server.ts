import type { AnswerContext } from "#app/assistant/context/answer-context.ts";
import { catalogueFacts } from "#app/assistant/context/catalogue-facts.ts";
import { hiddenTexts } from "#app/assistant/context/hidden-instructions.ts";
import { type OwnOffer, saysOwnOffer, sentenceAround } from "#app/assistant/context/own-offer.ts";
import { serviceFacts } from "#app/assistant/context/service-facts.ts";
import { type Contacts, contactsIn } from "#app/assistant/guard/facts/contacts-in.ts";
import type { Finding, FindingKind } from "#app/assistant/guard/finding.ts";
import { createGuard } from "#app/assistant/guard/guard.ts";
import { readAnswer } from "#app/assistant/guard/reading/reading.ts";
import { judgedLength, knownIn, recordFindings } from "#app/assistant/guard/records/record-rule.ts";
import { nextSlice } from "#app/assistant/guard/slices.ts";
import { withoutForeignLinks } from "#app/assistant/requests/foreign-links.ts";
import { answers as copy } from "#app/content/signed-in/answers-copy.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { contactsGiven } from "./given-contacts.server.ts";

/** Records of the list that a request has at most. */
const mostGiven = 6;

/** Contacts of one answer that are looked up in earlier messages; others count as not given. */
const maxLookedUp = 50;

/** Reads the answers to one message, as a `Guard` that finds the contacts which the customer wrote in earlier messages. */
export type AnswerGuard = {
  check: (text: string) => Promise<Finding[]>;
  safeLength: (text: string) => number;
};

/** The guard for answers to the message of `context`. interpretation.md D44. */
export async function answerGuard(
  { db, environment }: Pick<ConversationServices, "db" | "environment">,
  clientId: string,
  { profile, summary, turns, message, records, openDraft, now = "", offer, list }: AnswerContext,
  ownLinks: readonly string[] = [],
): Promise<AnswerGuard> {
  const { appUrl, bookingUrl, checkoutUrl, pricingVariant } = environment;
  const guard = await createGuard({
    profile,
    written: [
      ...turns.map(({ asked }) => asked),
      message,
      records ?? "",
      openDraft?.text ?? "",
      offer?.data ?? "",
    ].map(withoutForeignLinks),
    ownUrls: [appUrl, bookingUrl, checkoutUrl, ...ownLinks],
    pricingVariant,
    hidden: hiddenTexts,
    names: namesIn([summary, ...turns.map(({ answered }) => answered)]),
    done: turns.some(({ answered }) => answered === copy.proposal.applied) ? ["profile"] : [],
    ...(list && { list: { ...list, given: records === undefined ? 0 : mostGiven } }),
  });
  const known =
    records === undefined
      ? null
      : knownIn([
          ...[records, message, summary, now, offer?.data ?? "", openDraft?.text ?? ""],
          list ? Object.values(list).join(" ") : "",
          ...[catalogueFacts(pricingVariant), serviceFacts(pricingVariant), ...Object.values(profile)],
          ...turns.flatMap(({ asked, answered }) => [asked, answered]),
        ]);
  const given: Contacts = { emails: [], phones: [] };
  const lookedUp = new Set<string>();
  const isNew = (contact: string) => {
    if (lookedUp.has(contact) || lookedUp.size >= maxLookedUp) return false;
    lookedUp.add(contact);
    return true;
  };
  const checkAll = async (text: string): Promise<Finding[]> => {
    const found = await guard.check(text, given);
    const findings = offer ? found.filter((finding) => !isOfOwnOffer(text, finding, offer)) : found;
    return known ? joined(findings, recordFindings(text, known)) : findings;
  };
  return {
    safeLength(text) {
      const safe = guard.safeLength(text, given);
      if (!known) return safe;
      const [first] = recordFindings(text, known);
      return Math.min(safe, judgedLength(text), first?.start ?? safe);
    },
    async check(text) {
      const findings = await checkAll(text);
      if (!findings.some(({ kind }) => kind === "email" || kind === "phone")) return findings;
      await nextSlice();
      const { emails, phones } = contactsIn(readAnswer(text));
      const wanted = { emails: emails.filter(isNew), phones: phones.filter(isNew) };
      const found = await contactsGiven(db, clientId, wanted);
      if (found.emails.length + found.phones.length === 0) return findings;
      given.emails.push(...found.emails);
      given.phones.push(...found.phones);
      return checkAll(text);
    },
  };
}

/** The kinds of findings on offers, which the guard knows from the catalogue alone. */
const ofOffers: readonly FindingKind[] = ["quota", "trial", "feature"];

/** True for what the customer's own offer says, such as the contacts that are left of it. */
const isOfOwnOffer = (text: string, { kind, start, end }: Finding, offer: OwnOffer) =>
  ofOffers.includes(kind) && saysOwnOffer(sentenceAround(text, start, end), offer);

/** The words of earlier answers and of the summary: whom these named, an answer may name. */
function namesIn(texts: readonly string[]): string[] {
  return [...knownIn(texts).words];
}

/** The findings of both, in order; of two that overlap the one of the guard, which begins with the earlier. */
function joined(findings: readonly Finding[], more: readonly Finding[]): Finding[] {
  const overlap = (a: Finding, b: Finding) => a.start < b.end && b.start < a.end;
  const added = more.filter((one) => !findings.some((other) => overlap(one, other)));
  const wider = findings.map((one, index) => {
    const end = findings[index - 1]?.end ?? 0;
    const starts = more
      .filter((other) => overlap(one, other) && other.start >= end)
      .map(({ start }) => start);
    return { ...one, start: Math.min(one.start, ...starts) };
  });
  return [...wider, ...added].sort((a, b) => a.start - b.start);
}
