import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { hasTooManyValues } from "#app/drafts/parse-content.ts";
import { icpSizes, primaryGoals, tones } from "#app/profile/choices.ts";
import { type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { dataText, tagged } from "../../context/data-text.ts";
import { profileData } from "../../context/profile-data.ts";
import type { Model } from "../../model/model.ts";
import { explicitValues } from "./explicit-values.ts";
import { type Proposal, proposalOf } from "./proposal.ts";
import { isSaidIn } from "./said-by-customer.ts";

const copy = instructions.profileChange;

/** The values that the customer gives; more of them than a sentence has are nonsense. */
const Changes = v.object({
  changes: v.pipe(
    v.array(v.object({ field: v.picklist(profileFields), value: v.pipe(v.string(), v.maxLength(2_000)) })),
    v.maxLength(12),
  ),
});
const jsonSchema = toJsonSchema(Changes, { typeMode: "input", errorMode: "ignore" });

const maxText = 2_000;

/**
 * The changes of the profile that the customer's message asks for: what it says outright, else what a model reads in it.
 * Only values that the message itself gives, that the form would accept and that change something; `null` if there are
 * none. Throws what the model throws.
 */
export async function proposeChange(
  { model }: { model: Model },
  profile: Readonly<ProfileValues>,
  text: string,
  signal: AbortSignal,
): Promise<Proposal | null> {
  const explicit = proposalOf(profile, explicitValues(text));
  if (explicit) return explicit;
  const { value } = await model.json({
    system: copy.system({ tone: tones, icp_size: icpSizes, primary_goal: primaryGoals }),
    messages: [
      {
        role: "user",
        content: `${tagged("profil", profileData(profile))}\n\n${tagged("message", dataText(text, maxText))}`,
      },
    ],
    maxOutputTokens: 600,
    jsonSchema,
    signal,
  });
  if (hasTooManyValues(value)) return null;
  const parsed = v.safeParse(Changes, value, { abortEarly: true });
  if (!parsed.success) return null;
  return proposalOf(
    profile,
    parsed.output.changes.filter((change) => isSaidIn(text, change, profile)),
  );
}
