import { callScript as copy, tonedCall } from "#app/content/drafts/call-script-copy.ts";
import { usualObjections } from "#app/content/drafts/objections-copy.ts";
import { prospectMail } from "#app/content/drafts/prospect-mail-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { chez, de, que, withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { placeholder } from "../placeholders.ts";
import { answerObjection } from "./answer-objection.ts";
import { companyOf, pitchOf } from "./mail-parts.ts";
import { allOf, anyOf, oneOf } from "./wordings.ts";

/** A call script: opening, questions, pitch, answers to the customer's objections or the usual ones, and the close. */
export function callScriptTemplate(facts: ProfileFacts): CallScriptContent {
  const tone = tonedCall[facts.tone];
  const name = companyOf(facts);
  const at = chez(name);
  // A caller without a name of their own is no gap before one prospect.
  const isNameless = facts.prospect !== null && facts.sender === null;
  const openings = isNameless ? copy.namelessOpenings(de(name)) : [tone.opening(at), ...copy.openings(at)];
  const problem = facts.value?.problem ?? null;
  const objections = facts.objections.length > 0 ? facts.objections : usualObjections;
  const linkLead = facts.bookingLink && anyOf(facts, copy.linkLeads);
  return {
    opening: oneOf(facts, "opening", openings),
    questions: questionsFor(facts),
    pitch: joined([
      problem,
      pitchOf(facts, { opening: problem === null ? null : { text: problem, asks: true } }),
      anyOf(facts, copy.pitchEnd),
    ]),
    objections: objections.map((objection) => answerObjection(facts, objection)),
    close: joined([
      oneOf(facts, "request", [copy.closes[facts.goal], ...copy.neutralCloses]),
      linkLead && `${linkLead} ${facts.bookingLink}`,
      anyOf(facts, [tone.thanks, ...copy.thanks]),
    ]),
  };
}

function questionsFor(facts: ProfileFacts): string[] {
  const { role, priority, topic, today, pain, change, decision, timing } = copy.questions;
  const situation = facts.prospect?.situation ?? null;
  const first = anyOf(
    facts,
    [
      situation && prospectMail.question(withoutFullStop(situation)),
      facts.role && role(que(facts.role)),
      priority,
    ],
    draftLimits.callScript.question,
  );
  const bySize = facts.size && copy.sizeQuestions[facts.size];
  const questions = allOf(
    facts,
    [first, facts.topic ? topic(facts.topic) : today, bySize, pain, change, anyOf(facts, decision), timing],
    draftLimits.callScript.questions,
  );
  return questions.length > 0 ? questions : [placeholder("question")];
}

const joined = (paragraphs: readonly (string | null)[]) => paragraphs.filter(Boolean).join("\n");
