import { describe, expect, onTestFinished, test, vi } from "vitest";
import { profile } from "~/content/profile.ts";
import { maxMessageLength } from "~/conversation/message-content.ts";
import { icpSizes, type primaryGoals, type tones } from "~/profile/choices.ts";
import { maxPhraseLength } from "~/profile/phrases.ts";
import { hostileAddresses } from "../../../test/hostile-addresses.ts";
import { answersIn, answersOf, withTitle } from "./answers.ts";
import { steps } from "./onboarding.ts";

test("free answers are kept as typed", () => {
  expect(answersOf("company_name", " Pômmy & Fils ")).toEqual({ companyName: "Pômmy & Fils" });
  expect(answersOf("industry", "Logiciels, conseil")).toEqual({ industry: "Logiciels, conseil" });
  expect(answersOf("value_prop", "Deux fois\nplus de clients")).toEqual({
    valueProp: "Deux fois\nplus de clients",
  });
});

describe("an enumerated answer is recognised", () => {
  const sizes: Record<(typeof icpSizes)[number], string[]> = {
    "auto-entrepreneur": [
      "auto-entrepreneur",
      "Auto-entrepreneurs",
      "les autoentrepreneurs",
      "AUTO ENTREPRENEUR",
      "micro-entrepreneurs",
      "Indépendants",
      "indépendantes",
      "les freelances",
      "free-lance",
      "Travailleurs indépendants",
      "professions libérales",
      "Indépendants et freelances",
    ],
    tpe: [
      "tpe",
      "TPE",
      "des TPE",
      "les T.P.E",
      "très petites entreprises",
      "petites",
      "TRES PETITE ENTREPRISE",
      "artisans",
      "Artisans et commerçants",
      "moins de 10 salariés",
      "Micro-entreprises",
    ],
    pme: [
      "pme",
      "PME",
      "Une PME",
      "PMEs",
      "uniquement des PME",
      "moyennes",
      "les PME.",
      "petites et moyennes entreprises",
      "Petite et moyenne entreprise",
      "PME/ETI",
      "PME et ETI",
      "ETI",
      "PME-PMI",
      "entreprises de taille moyenne",
      "PME (10 à 250 salariés)",
      "ｐｍｅ",
    ],
    "grands-comptes": [
      "grands-comptes",
      "Grands comptes",
      "grand compte",
      "GRANDS_COMPTES",
      "les grands groupes",
      "grandes entreprises",
      "CAC 40",
      "grandes boîtes",
      "le CAC40",
      "entreprises du CAC 40",
      "multinationales",
      "Grands groupes, grands comptes",
    ],
    tous: [
      "tous",
      "Tous",
      "toutes",
      "toutes tailles",
      "Toutes les tailles",
      "peu importe",
      "Peu importe la taille",
      "n’importe",
      "n'importe laquelle",
      "indifférent",
      "de toutes tailles",
      "toutes les entreprises",
      "tout type d’entreprise",
      "Tous types d’entreprises",
    ],
  };
  const manners: Record<(typeof tones)[number], string[]> = {
    friendly: [
      "friendly",
      "Friendly",
      "amical",
      "Amicale",
      "Décontracté",
      "decontracte",
      "DÉCONTRACTÉE",
      "de\u0301contracte\u0301",
      "chaleureux",
      "un ton chaleureux",
      "une approche chaleureuse",
      "sympa",
      "conviviaux",
      "plutôt décontracté et amical",
      "Un ton très chaleureux, s’il vous plaît",
    ],
    direct: [
      "direct",
      "Directe",
      "franc",
      "Franche",
      "droit au but",
      "Aller droit au but",
      "concis",
      "sans détour",
      "très direct",
      "Direct et franc",
    ],
    formal: [
      "formal",
      "formel",
      "Formelle",
      "soutenu",
      "professionnel",
      "Professionnelle",
      "Un ton professionnel",
      "vouvoiement",
      "sérieux",
      "pro",
      "très formel",
    ],
    premium: [
      "premium",
      "Premium",
      "haut de gamme",
      "Haut-de-gamme",
      "luxe",
      "plutôt haut de gamme",
      "élégant",
    ],
    inspirational: [
      "inspirational",
      "inspirant",
      "Inspirante",
      "inspirants",
      "motivant",
      "un ton inspirant",
      "dynamique",
      "enthousiaste",
    ],
  };
  const goals: Record<(typeof primaryGoals)[number], string[]> = {
    rdv: [
      "rdv",
      "RDV",
      "Rendez-vous",
      "rendez vous",
      "des rdvs",
      "prise de rendez-vous",
      "décrocher des rdv",
      "Obtenir plus de rendez-vous qualifiés avec des directeurs achats",
      "des démos",
    ],
    engagement: [
      "engagement",
      "Engagement",
      "l’engagement",
      "susciter de l'engagement",
      "plus d’engagement",
      "interactions",
      "engager la conversation",
    ],
    feedback: [
      "feedback",
      "Feedbacks",
      "avis",
      "retours",
      "Retours clients",
      "des retours d’expérience",
      "recueillir des avis",
      "obtenir des retours clients",
    ],
    autre: ["autre", "Autres", "autre chose", "Un autre objectif", "AUTRE"],
  };

  test.each(entries(sizes))("%s is the size %s", (answer, value) => {
    expect(answersOf("icp", `Directeur commercial, ${answer.replaceAll(",", " et ")}`)).toEqual({
      icpTitle: "Directeur commercial",
      icpSize: value,
    });
  });
  test.each(entries(manners))("%s is the tone %s", (answer, value) => {
    expect(answersOf("tone", answer)).toEqual({ tone: value });
  });
  test.each(entries(goals))("%s is the goal %s", (answer, value) => {
    expect(answersOf("primary_goal", answer)).toEqual({ primaryGoal: value });
  });
  test.each([...icpSizes])("the value %s is itself", (value) => {
    expect(answersOf("icp", `Acheteur,${value}`)).toMatchObject({ icpSize: value });
  });
});

describe("what is not recognised is kept as typed", () => {
  test.each([
    "Humoristique",
    "pas trop formel",
    "surtout pas décontracté",
    "professionnel mais chaleureux",
    "amical ou formel",
    "le la les",
    "!!!",
    "friendlydirect",
    "constructor",
  ])("tone: %s", (tone) => expect(answersOf("tone", tone)).toEqual({ tone }));

  test.each([
    "Recruter des partenaires",
    "Autre : recruter des partenaires",
    "avoir un retour sur investissement",
    "des rendez-vous et de l’engagement",
    "pas de rendez-vous",
    "toString",
  ])("goal: %s", (primaryGoal) => expect(answersOf("primary_goal", primaryGoal)).toEqual({ primaryGoal }));
});

test.each([
  ["Directeur commercial, PME", "Directeur commercial", "pme"],
  ["Responsables achats, logistique, grands comptes", "Responsables achats, logistique", "grands-comptes"],
  ["Directeur commercial,PME", "Directeur commercial", "pme"],
  ["Directeur commercial ,  les PME .", "Directeur commercial", "pme"],
  ["Directeur commercial", "Directeur commercial", null],
  ["PME", null, "pme"],
  ["  les grands comptes ", null, "grands-comptes"],
  ["TPE/PME", null, "TPE/PME"],
  ["PME industrielles", "PME industrielles", null],
  ["DAF, contrôleurs de gestion, TPE/PME", "DAF, contrôleurs de gestion", "TPE/PME"],
  ["Acheteurs, logistique, PME industrielles", "Acheteurs, logistique", "PME industrielles"],
  ["Directeur marketing, industrie, Lyon", "Directeur marketing", "industrie, Lyon"],
  ["Directeur, de 20 à 40 personnes", "Directeur", "de 20 à 40 personnes"],
  ["Directeur, responsables grands comptes", "Directeur", "responsables grands comptes"],
  ["Product owners, PMs", "Product owners", "PMs"],
  ["Directeur,", "Directeur", null],
  [", PME", null, "pme"],
  [",", null, null],
  ["PME,", null, "pme"],
  ["pme , ", null, "pme"],
  ["; PME ;", null, "pme"],
  ["PME, PME", null, "pme"],
  ["TPE, PME", null, "TPE, PME"],
  ["PME, directeurs commerciaux", "directeurs commerciaux", "pme"],
  [".", null, null],
  ["-, PME", null, "pme"],
  ["?", null, null],
  [" Dirigeante , peu importe ", "Dirigeante", "tous"],
])("the target %j is the title %j and the size %j", (content, icpTitle, icpSize) => {
  expect(answersOf("icp", content)).toEqual({ icpTitle, icpSize });
});

test.each([
  "non",
  "Non",
  "NON",
  "non.",
  " Non ! ",
  "« non »",
  "Non merci",
  "Non, merci.",
  "Aucun",
  "Pas encore",
  "Je n’en ai pas",
  "Non, pas pour l’instant",
])("%j skips the scheduling link", (content) =>
  expect(answersOf("calendly_url", content)).toEqual({ calendlyUrl: null }),
);

test.each([
  "https://calendly.com/moi/30min",
  "nonante.example/rdv",
  "Oui",
  "non mais bientôt : x.example",
  "https://non.example",
  "pas-de-lien.example",
  "Notre agenda",
  "non/agenda://x",
])("%j is kept as the scheduling link", (content) =>
  expect(answersOf("calendly_url", content)).toEqual({ calendlyUrl: content }),
);

test("an address that runs is never kept as the scheduling link", () => {
  const kept = hostileAddresses.flatMap((content) => {
    const { calendlyUrl } = answersOf("calendly_url", content);
    return calendlyUrl ? [calendlyUrl] : [];
  });
  for (const link of kept)
    if (URL.canParse(link)) expect(new URL(link).protocol, link).not.toMatch(/script|data|blob|file|about/);
});

test("a choice is understood under the name that the profile card shows it by", () => {
  const { icp_size, tone, primary_goal } = profile.choices;
  for (const [value, name] of Object.entries(icp_size))
    expect(answersOf("icp", `Achats, logistique, ${name}`)).toEqual({
      icpTitle: "Achats, logistique",
      icpSize: value,
    });
  for (const [value, name] of Object.entries(tone)) expect(answersOf("tone", name)).toEqual({ tone: value });
  for (const [value, name] of Object.entries(primary_goal))
    expect(answersOf("primary_goal", name)).toEqual({ primaryGoal: value });
});

test.each([
  ["Directeur commercial", "PME", "Directeur commercial", "pme"],
  ["Directeur commercial, TPE", "PME", "Directeur commercial", "tpe"],
  ["PME", "PME", "PME", "pme"],
  [", TPE", ", PME", "TPE", "tpe"],
  [",", ",", ",", null],
  ["Directeur commercial", "Acheteur, PME", "Directeur commercial", null],
])("%j after %j is the title %j and the size %j", (newest, before, icpTitle, icpSize) => {
  const given = [newest, before].map((content) => ({ step: "icp" as const, content }));
  expect(answersIn(given)).toEqual({ icpTitle, icpSize });
});

test("of several answers to one question the newest counts", () => {
  expect(
    answersIn([
      { step: "industry", content: "Conseil" },
      { step: "tone", content: "amical" },
      { step: "industry", content: "Logiciels" },
    ]),
  ).toEqual({ industry: "Conseil", tone: "friendly" });
});

test("a size that corrects the target keeps the title", () => {
  expect(withTitle("TPE", "Acheteurs, logistique")).toBe("Acheteurs, logistique, TPE");
  expect(withTitle(", TPE", "Acheteur")).toBe("Acheteur, TPE");
  expect(withTitle("Directrice", "Acheteur")).toBe("Directrice");
  expect(withTitle("TPE", null)).toBe("TPE");
});

test("a value is looked for in a short answer only", () => {
  expect(answersOf("tone", `Un ton chaleureux${" !".repeat(100)}`)).toEqual({ tone: "friendly" });
  const long = `Un ton chaleureux${" !".repeat(1_000)}`;
  expect(answersOf("tone", long)).toEqual({ tone: long });
});

test("no answer is compared with the names of values beyond its beginning", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  onTestFinished(() => normalize.mockRestore());
  for (const step of steps)
    for (const text of ["(", "s", "PME ", "PME,", "non ", "e\u0301\u0316"]) {
      const content = text.repeat(maxMessageLength / text.length);
      answersIn([content, content].map((each) => ({ step, content: each })));
    }
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length));
  expect(longest).toBe(maxPhraseLength);
});

function entries<Value extends string>(table: Record<Value, string[]>): [string, Value][] {
  return (Object.entries(table) as [Value, string[]][]).flatMap(([value, answers]) =>
    [value, ...answers].map((answer): [string, Value] => [answer, value]),
  );
}
