import { plainText, textsIn } from "./plain-text.ts";

type Mail = { subject: string; body: string };

const limits = { subject: 60, leastWords: 30, mostWords: 130, questions: 2 };

/** Why the mails of a draft cannot be sent as they are; empty for a draft without mails. */
export function mailProblems(content: unknown, company: string): string[] {
  return mailsIn(content).flatMap((mail, index) =>
    problemsOf(mail, company).map((problem) => `mail ${index + 1} ${problem}`),
  );
}

function mailsIn(content: unknown): Mail[] {
  if (typeof content !== "object" || content === null) return [];
  if ("mails" in content && Array.isArray(content.mails)) return content.mails as Mail[];
  return "subject" in content && "body" in content ? [content as Mail] : [];
}

function problemsOf({ subject, body }: Mail, company: string): string[] {
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const questions = body.split("?").length - 1;
  // After the greeting.
  const opening = plainText(body.split("\n").filter((line) => line.trim())[1] ?? "");
  const problems: (string | false)[] = [
    (!subject.trim() || subject.length > limits.subject) && `has a subject of ${subject.length} characters`,
    (words < limits.leastWords || words > limits.mostWords) && `has ${words} words`,
    (questions === 0 || questions > limits.questions) && `asks ${questions} questions`,
    (/^(?:je|j'|nous)\b/.test(opening) || opening.startsWith(plainText(company))) && "opens with the sender",
    !/non merci|ne plus (?:recevoir|etre)|desinscri|vous oppos/.test(plainText(body)) && "has no way out",
    /\[[^\]\n]{2,30}\]|\bX{2,}\b|_{3,}/.test(body) && "has a gap in another form than {{…}}",
    textsIn({ subject, body }).some((text) => /\bLorem|undefined|NaN\b/.test(text)) && "is broken",
  ];
  return problems.filter((problem) => problem !== false);
}
