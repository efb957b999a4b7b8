import { setImmediate } from "node:timers/promises";
import type { CallScriptContent, DraftContent, TypedDraft } from "../draft-content.ts";
import { type MailText, readMail, type Sentence } from "../lint/mail-text.ts";

/** Of its words, what a shorter text keeps if whole sentences allow it. */
const kept = 2 / 3;

/** Questions and actions that a list keeps. */
const fewest = { questions: 3, actions: 2 } as const;

/**
 * The draft with fewer sentences, never with a cut one: what opens it, the first sentence about the offer, what it asks,
 * the way out and the signature stay, and of the others the last ones go first. The same content where nothing can go, and
 * for a search, which has no sentences. interpretation.md D175.
 */
export async function shortened({ kind, content }: TypedDraft): Promise<DraftContent> {
  switch (kind) {
    case "email":
      return { ...content, body: shorterMail(content.body) };
    case "sequence":
      return { mails: await Promise.all(content.mails.map(inTurn)) };
    case "call_script":
      return shorterScript(content);
    case "plan":
      return {
        weeks: content.weeks.map((week) => ({ ...week, actions: withoutLast(week.actions, fewest.actions) })),
      };
    case "search":
      return content;
  }
}

/** The mails of a sequence, each in a turn of the event loop. */
async function inTurn<Mail extends { body: string }>(mail: Mail, at: number): Promise<Mail> {
  for (let turn = 0; turn < at; turn++) await setImmediate();
  return { ...mail, body: shorterMail(mail.body) };
}

function shorterScript(content: CallScriptContent): CallScriptContent {
  return {
    ...content,
    questions: withoutLast(content.questions, fewest.questions),
    pitch: shorterText(content.pitch),
    objections: content.objections.map((one) => ({ ...one, answer: shorterText(one.answer) })),
  };
}

const withoutLast = (items: string[], min: number) => (items.length > min ? items.slice(0, -1) : items);

const senders = /(?<!\p{L})(?:nous|on|je)(?!\p{L})/iu;

function shorterMail(body: string): string {
  const mail = readMail({ subject: "", body });
  const asked = new Set(mail.requests.at(-1) ?? []);
  const [first, second] = new Set(mail.prose.map(({ paragraph }) => paragraph));
  const begins = (sentence: Sentence, at: number) =>
    [first, second].includes(sentence.paragraph) && mail.prose[at - 1]?.paragraph !== sentence.paragraph;
  // "Chez nous" or "nous livrons": without it nobody knows what is offered.
  const offer = mail.prose.find(({ paragraph, text }) => paragraph === second && senders.test(text));
  return without(
    mail,
    mail.prose.filter((sentence, at) => !asked.has(sentence) && !begins(sentence, at) && sentence !== offer),
  );
}

function shorterText(text: string): string {
  const read = readMail({ subject: "", body: text });
  return without(read, read.prose.slice(1));
}

/** The text without the last ones of these sentences, until it is short enough. */
function without({ body, prose }: MailText, droppable: readonly Sentence[]): string {
  const all = prose.reduce((sum, { words }) => sum + words.length, 0);
  let left = all;
  const dropped = new Set<Sentence>();
  for (const sentence of droppable.toReversed()) {
    if (left <= all * kept) break;
    dropped.add(sentence);
    left -= sentence.words.length;
  }
  if (dropped.size === 0) return body;
  let text = "";
  let from = 0;
  for (const { start, end } of [...dropped].toReversed()) {
    text += body.slice(from, start);
    from = end;
    while (body.charAt(from) === " ") from++;
  }
  return (text + body.slice(from))
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
