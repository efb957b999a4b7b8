import * as v from "valibot";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { activityCodes, activityLabel, wholeGroups } from "#app/targeting/register/activities.ts";
import { dataLine, tagged } from "../context/data-text.ts";
import type { Model } from "../model/model.ts";

const copy = instructions.activities;

/** Divisions among whose activities a model chooses, and activities that it may propose. */
const most = { divisions: 4, activities: 12 } as const;
const maxWords = 400;

/**
 * The activities of the register that a model finds in these words, which no list and no label has: first the divisions,
 * then the activities in them. Whatever is not exactly a code that it was given is dropped, so the words can order nothing.
 * Two requests at most, of some thousand tokens. Throws what the model throws. interpretation.md D156.
 */
export async function proposeActivities(
  { model }: { model: Model },
  words: string,
  signal: AbortSignal,
): Promise<string[]> {
  const divisions = wholeGroups.filter(({ code }) => /^\d{2}$/.test(code));
  const choose = (choices: ReadonlyMap<string, string>, limit: number) =>
    chosenFrom(model, words, choices, limit, signal);
  const near = await choose(new Map(divisions.map(({ code, label }) => [code, label])), most.divisions);
  const within = activityCodes.filter((code) => near.includes(code.slice(0, 2)));
  if (within.length === 0) return [];
  return choose(new Map(within.map((code) => [code, activityLabel(code) ?? ""])), most.activities);
}

async function chosenFrom(
  model: Model,
  words: string,
  choices: ReadonlyMap<string, string>,
  limit: number,
  signal: AbortSignal,
): Promise<string[]> {
  const list = [...choices].map(([code, label]) => `${code} ${label}`).join("\n");
  const { value } = await model.json({
    system: `${copy.system(limit)}\n\n${list}`,
    messages: [{ role: "user", content: tagged("cible", dataLine(words, maxWords)) }],
    maxOutputTokens: 200,
    jsonSchema: {
      type: "object",
      properties: {
        codes: { type: "array", maxItems: limit, items: { type: "string", enum: [...choices.keys()] } },
      },
      required: ["codes"],
      additionalProperties: false,
    },
    signal,
  });
  const answer = v.safeParse(v.object({ codes: v.array(v.unknown()) }), value);
  const codes = answer.success ? answer.output.codes.slice(0, 10 * limit) : [];
  return [...new Set(codes.filter((code) => typeof code === "string" && choices.has(code)))].slice(
    0,
    limit,
  ) as string[];
}
