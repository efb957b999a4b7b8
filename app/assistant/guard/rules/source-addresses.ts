import type { GuardFacts } from "../facts/guard-facts.ts";
import { hostOf, linksInText, withoutPunctuation } from "../reading/links.ts";
import { type SourceRun, sourceRunsIn } from "../reading/source-runs.ts";
import { isKnownHost, judgeLink, judgeTarget } from "./judge-link.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Links in a source as programs read them, which unfold nothing: what a copy or an export leads to. While a text grows,
 * also each run that a reader of Markdown could make a foreign link of, whatever follows; `check` asks that reader. In
 * characters of the source.
 */
export function sourceAddresses(text: string, isWhole: boolean, facts: GuardFacts): Verdict[] {
  return sourceRunsIn(text, isWhole).flatMap((run): Verdict[] => {
    const { sign: start, end } = run;
    if (run.isOpen) return [{ start, end, finding: null }];
    const finding = judgeRun(run, facts);
    if (finding)
      return [
        {
          start,
          end: Math.max(start + 1, run.start + withoutPunctuation(run.forms[0] ?? "").length),
          finding,
        },
      ];
    return !isWhole && mayLeadElsewhere(run, facts) ? [{ start, end, finding: null }] : [];
  });
}

function judgeRun({ forms }: SourceRun, facts: GuardFacts): Verdict["finding"] {
  for (const form of forms) {
    const chars = form.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    for (const link of linksInText(chars)) {
      const finding = judgeLink(link, facts);
      if (finding) return finding;
    }
    for (const mailto of chars.split(/(?=mailto:)/).slice(chars.startsWith("mailto:") ? 0 : 1)) {
      const finding = judgeTarget(withoutPunctuation(mailto.split(/[\s<>"|()[\]{}]/, 1)[0] ?? ""), facts);
      if (finding) return finding;
    }
  }
  return null;
}

/** What may stand after an address in a sentence, and is no part of it. */
const closing = /^[\s'".,;:!?)\]}>»…’”*_~`|]*$/;

const addressSign = /https?:|mailto:|@|[\\/]{2}/gi;

/** More in one run are not looked at, since each takes time in proportion to the run. */
const mostAddresses = 20;

/**
 * Whether there is a way to read a run by which it is a link to somewhere unknown. False only where each address is known
 * and spelled plainly, letter by letter, up to the end of its host.
 */
export function mayLeadElsewhere({ forms, isTarget }: SourceRun, facts: GuardFacts): boolean {
  const [written = ""] = forms;
  // While an answer grows, a bracket that is not closed yet is not shown.
  const shown = written.includes("[") ? [...forms, written.replaceAll("[", "")] : forms;
  const found = shown.map((form) => [...form.matchAll(addressSign)]);
  // What one reading has and another has not is spelled with escapes or references.
  const [first, ...others] = found.map((signs) => signs.map(([sign]) => sign.toLowerCase()).join(" "));
  if (others.some((other) => other !== first) || found.some(({ length }) => length > mostAddresses))
    return true;
  return shown.some((form, number) =>
    (found[number] ?? []).some(({ 0: sign, index }) => {
      if (sign === "@") return !isPlainMailbox(form, index, facts);
      if (/^mailto/i.test(sign)) return !/^mailto:[\w.+-]+@/i.test(form.slice(index, index + 300));
      if (/^http/i.test(sign)) return !isPlainPage(form, index, isTarget && index === 0, facts);
      return !isPlainPath(form, index);
    }),
  );
}

function isPlainPage(form: string, index: number, isTarget: boolean, facts: GuardFacts): boolean {
  const text = form.slice(index);
  const origin = /^https?:\/\/([\p{L}\p{M}\p{N}.-]+)(?::\d{1,5})?/iu.exec(text.slice(0, 300))?.[0];
  if (!origin || !isKnownHost(hostOf(origin), facts)) return false;
  const rest = text.slice(origin.length);
  const before = form.slice(Math.max(0, index - 2), index);
  if (/^[/?#]/.test(rest)) {
    // Between `<` and `>` there may be blanks.
    if (before.endsWith("<") && !rest.includes(">")) return false;
    return judgeLink({ url: withoutPunctuation(text).toLowerCase(), host: hostOf(origin) }, facts) === null;
  }
  // No host has these signs, and what precedes an @ is none.
  if (/^[\]|]/.test(rest) && !rest.includes("@")) return true;
  if (before.endsWith("<") || before === "](") return isOver(rest, before.slice(-1));
  if (isTarget) return rest === "" || (rest.startsWith(")") && closing.test(rest));
  return closing.test(rest);
}

function isPlainMailbox(form: string, index: number, { emails }: GuardFacts): boolean {
  let from = index;
  while (from > 0 && /[\w.+-]/.test(form.charAt(from - 1))) from--;
  // Between `<` and `>` a mailbox may have other signs.
  const open = form.lastIndexOf("<", index);
  if (open >= 0 && from !== open + 1 && !/^<mailto:$/i.test(form.slice(open, from))) return false;
  if (from === index) return true;
  const domain = /^[\w.-]*/.exec(form.slice(index + 1))?.[0] ?? "";
  const before = /^(.?)mailto:$/i.exec(form.slice(Math.max(0, from - 8), from));
  const name = before ? domain : withoutPunctuation(domain);
  const rest = form.slice(index + 1 + name.length);
  if (before ? !isOver(rest, before[1] ?? "") : !(/^[\]|]/.test(rest) || closing.test(rest))) return false;
  return !name.includes(".") || emails.has(form.slice(from, index + 1 + name.length).toLowerCase());
}

/** Whether the target of a link is at its end; `before` stands before it. */
function isOver(rest: string, before: string): boolean {
  if (before === "<") return rest.startsWith(">");
  return rest === "" || (before === "(" && rest.startsWith(")"));
}

/** Two slashes lead to another host where a target begins with them. A word alone is none. */
function isPlainPath(form: string, index: number): boolean {
  const before = form.charAt(index - 1);
  if (before !== "" && !"(<".includes(before)) return true;
  return /^[\p{L}\p{M}-]*[\s'",;:!?)>]*$/u.test(form.slice(index + 2));
}
