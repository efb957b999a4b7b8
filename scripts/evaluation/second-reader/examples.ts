import { guardFacts } from "#app/assistant/guard/facts/guard-facts.ts";
import { createGuard } from "#app/assistant/guard/guard.ts";
import { readAnswer } from "#app/assistant/guard/reading/reading.ts";
import { sentencesOf } from "#app/assistant/guard/rules/clauses/sentence.ts";
import { hasFigures, isDenial } from "#app/assistant/guard/rules/second-reader/second-reader.ts";
import {
  type Features,
  sentenceFeatures,
} from "#app/assistant/guard/rules/second-reader/sentence-features.ts";
import { ourTexts } from "#app/assistant/guard/rules/second-reader/told-by-us.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { harmless } from "#test/assistant/guard-cases.ts";
import { sentenceContext } from "../guard-sentences/sentence-context.ts";
import { type LabelledSentence, learntByAuthor, readSentences } from "../guard-sentences/sentences.ts";

/** The kinds that the second reader names, with the classes of false sentences that they are learnt from. */
const classesOfKinds: Readonly<Record<string, readonly string[]>> = {
  done: ["done"],
  feature: ["feature"],
  delay: ["delay", "hours"],
  reference: ["reference"],
  person: ["person"],
  discount: ["discount"],
  study: ["study"],
  guarantee: ["guarantee"],
  seal: ["certification", "hosting"],
};

/** The kind of what is wrong about prices, quotas, periods and contacts: what rules know better, where there is a figure. */
export const factKind = "fact";
export const kindNames = [...Object.keys(classesOfKinds), factKind];

/** A labelled text as the trainer sees it: one or more sentences, `kind` of a false one. */
export type Example = {
  author: string;
  isHonest: boolean;
  kind: string;
  sentences: readonly (Features & { hasFigures: boolean; isDenial: boolean })[];
  /** The rules find something in it, so that the second reader is not asked. */
  isFound: boolean;
};

/** The labelled texts that are learnt from, by author; and those of other sets by their name. */
export async function readExamples(...sets: readonly string[]): Promise<Example[]> {
  const guard = await createGuard(sentenceContext, { readsTwice: false });
  const { words } = await guardFacts(sentenceContext);
  const examples: Example[] = [];
  const add = async (author: string, labelled: readonly LabelledSentence[]) => {
    for (const one of labelled.filter(({ text }) => text !== ""))
      examples.push({
        author,
        isHonest: one.honest,
        kind: kindOfClass(one.class),
        sentences: featuresIn(one.text, words),
        isFound: (await guard.check(one.text)).length > 0,
      });
  };
  const honest = (texts: readonly string[]) => texts.map((text) => ({ text, honest: true, class: "ours" }));
  for (const set of sets)
    if (set === "ours") await add(set, honest(ourSentences()));
    else if (set === "learnt") for (const [author, labelled] of learntByAuthor()) await add(author, labelled);
    else await add(set, readSentences(set));
  return examples;
}

/** What our pages and drafts say, and the harmless texts of the guard's tests. */
function ourSentences(): string[] {
  const drafts = draftKinds.flatMap((kind) =>
    textsIn(contentFromProfile(kind, profileValues(sentenceContext.profile))),
  );
  return [...new Set([...ourTexts(), ...drafts].flatMap((text) => text.split(/(?<=[.!?])\s/)))].concat(
    harmless,
  );
}

function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(textsIn) : [];
}

function kindOfClass(name: string): string {
  return Object.entries(classesOfKinds).find(([, classes]) => classes.includes(name))?.[0] ?? factKind;
}

function featuresIn(text: string, theirs: ReadonlySet<string>): Example["sentences"] {
  const reading = readAnswer(text);
  return sentencesOf(reading, text).map((sentence) => ({
    ...sentenceFeatures(sentence, reading, theirs),
    isDenial: isDenial(sentence),
    hasFigures: hasFigures(sentence),
  }));
}
