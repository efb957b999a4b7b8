import { expect, test } from "vitest";
import { hiddenInstructions } from "#app/assistant/context/hidden-instructions.ts";
import { fillDraft } from "#app/assistant/drafts/fill-draft.server.ts";
import { createGuard } from "#app/assistant/guard/guard.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { responsesIn } from "#app/conversation/onboarding/responses.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { scriptedInProcess } from "../scripted-in-process.ts";

const profiles: Record<string, ProfileValues> = {
  demo: profileValues({
    ...responsesIn(steps.map((step, index) => ({ step, content: demo.answers[index] ?? "" }))),
    ...demo.profile,
  }),
  minimal: profileValues({ companyName: "Pômmy" }),
  "without a company": profileValues({ icpTitle: "Directrice des achats" }),
  wordy: profileValues({
    companyName: "Énergie & Fils – 42 SARL",
    icpTitle: "Directeurs commerciaux, responsables des ventes",
    icpLocation: "Île-de-France ; Hauts-de-France",
    valueProp: `Nous réduisons de 30 % la facture d’énergie.\nSans travaux ! ${"Un exemple : une école. ".repeat(60)}`,
    commonObjections: "Trop cher",
    bannedPhrases: "leader, synergie",
    tone: "formal",
  }),
};

const cases = draftKinds.flatMap((kind) => Object.keys(profiles).map((name) => ({ kind, name })));

test.each(cases)(
  "the scripted model fills a draft of the kind $kind from a profile that is $name",
  async ({ kind, name }) => {
    const warnings: unknown[] = [];
    const log = { info() {}, warn: (...said: unknown[]) => void warnings.push(said), error() {} };
    const profile = profiles[name] as ProfileValues;
    const wish = "Un brouillon pour la semaine prochaine, s’il vous plaît.";
    const guard = await createGuard({
      profile,
      written: [wish],
      ownUrls: [],
      pricingVariant: "table",
      hidden: hiddenInstructions,
    });
    const reasons: string[] = [];
    const check = async (text: string) => {
      const found = (await guard.check(text)).map(({ reason }) => reason);
      reasons.push(...found);
      return found;
    };
    const { signal } = new AbortController();
    const content = await fillDraft({ model: scriptedInProcess, log }, kind, profile, {
      wish,
      check,
      signal,
    });
    expect({ warnings, reasons }).toEqual({ warnings: [], reasons: [] });
    expect(content).not.toBeNull();
  },
);
