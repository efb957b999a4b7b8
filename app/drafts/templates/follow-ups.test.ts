import { expect, test } from "vitest";
import { primaryGoals, tones } from "#app/profile/choices.ts";
import { aubade } from "#test/drafts/generated-profiles.ts";
import { contentFromProfile } from "./make-draft.ts";

const second = (common_objections: string) =>
  contentFromProfile("sequence", { ...aubade, common_objections }).mails[1];
const last = (values: object) => contentFromProfile("sequence", { ...aubade, ...values }).mails[2];

test.each([
  ["Trop cher; On travaille avec Kuehne depuis dix ans; On forme en interne", "« On forme en interne »"],
  ["Les gars n'en veulent pas; Pas de budget avant l'an prochain", "« Pas de budget avant l’an prochain »"],
  ["C'est trop dangereux; Nous affûtons nous mêmes (c'est vrai)", "« Nous affûtons nous-mêmes »"],
  ["DeepL is enough; Nous avons déjà un prestataire", "« Nous avons déjà un prestataire »"],
  ["Vos délais sont trop longs; Vous êtes chers; On a déjà un outil", "« On a déjà un outil »"],
])("of the objections %s a mail takes up what may be anybody's, and the price last", (typed, quoted) => {
  expect(second(typed)?.body.replaceAll("\u00A0", " ")).toContain(quoted);
});

test("a mail takes up no objection that nobody knows, and a call leaves its answer to the customer", () => {
  const mail = second("Le toit est en amiante");
  expect(mail?.subject).toBe("Énergie\u00A0: où en êtes-vous\u00A0?");
  expect(mail?.body).not.toContain("amiante");
  const { objections } = contentFromProfile("call_script", {
    ...aubade,
    common_objections: "Le toit est en amiante",
  });
  expect(objections[0]?.answer).toContain("\n{{réponse\u00A0: le toit est en amiante}}\n");
});

test.each([
  "Un groupe m'a déjà fait une offre",
  "Notre OPCO ne prend pas en charge",
  "Le vendeur a déjà fourni un diagnostic",
  "Mes clients n'aiment pas ça",
  "C'est trop dangereux",
  "Vous êtes plus cher que notre bureau d'études",
  "Combien ça coûte par agent ?",
  "Les traitements",
  "J'ai pas les sous",
  "On bosse avec un pote",
])("no mail takes up %s", (common_objections) => {
  for (const tone of tones) {
    const [, mail, third] = contentFromProfile("sequence", { ...aubade, tone, common_objections }).mails;
    expect(`${mail?.subject} ${mail?.body} ${third?.body}`).not.toMatch(/«(?!\u00A0non)/);
  }
});

test("neither follow-up takes up a reserve with which it would be too long to be read", () => {
  const mailsFor = (value_prop: string) =>
    contentFromProfile("sequence", {
      ...aubade,
      industry: "Contratis",
      value_prop,
      common_objections: "On a déjà un prestataire; Nous n'avons pas le temps",
    }).mails.map(({ body }) => body);
  const short = "Nous divisons par deux la facture de vos usines.";
  for (const body of mailsFor(short).slice(1)) expect(body).toMatch(/«(?!\u00A0non)/);
  const site = "dans vos ateliers, dans vos bureaux et dans vos entrepôts";
  const long = `Nous divisons par deux ce que vous payez ${site}, puis nous suivons chaque mois les compteurs ${site}, et nous vous disons chaque fois ce qui reste à faire ${site}.`;
  for (const body of mailsFor(long).slice(1)) expect(body).not.toMatch(/«(?!\u00A0non)/);
});

test("the second mail says an offer of one sentence once more, and the third who writes and what for", () => {
  const topicless = { industry: "Contratis" };
  for (const tone of tones)
    for (const common_objections of ["", "On a déjà un prestataire", "Le toit est en amiante"])
      for (const values of [{}, topicless]) {
        const { mails } = contentFromProfile("sequence", { ...aubade, ...values, tone, common_objections });
        const [first, second, last] = mails.map(({ body }) => body);
        expect(second).toContain("ous divisons par deux la facture");
        expect(second?.split("\n\n")[2]).not.toBe(first?.split("\n\n")[2]);
        // Without a topic in its opening the last mail would not say what for.
        const isNamed = values !== topicless;
        expect(last?.includes("ous divisons par deux la facture")).toBe(!isNamed);
        if (isNamed) expect(last).toMatch(/(?:Côté|En matière d[e’]) ?énergie[\s\S]+Aubade Conseil[\s\S]+\?/);
      }
});

test("a follow-up says more than who writes, and nothing that goes on from another sentence", () => {
  const second = (value_prop: string) =>
    contentFromProfile("sequence", { ...aubade, value_prop }).mails[1]?.body;
  expect(second("Je suis médecin addictologue. Je forme vos chefs d'équipe à réagir.")).toContain(
    "Je forme vos chefs d’équipe",
  );
  for (const more of [
    "On ne vend pas de matériel donc on est neutre.",
    "Vous pouvez l'écrire sur le paquet.",
  ])
    expect(second(`Nous livrons un cliché le lendemain. ${more}`)).not.toContain(more.slice(0, -1));
});

test("a sentence of the offer waits for the second mail, which says of a mere point that it is one", () => {
  const value_prop =
    "Nous relevons vos compteurs chaque mois et nous lisons vos contrats avant vous. Rapport en deux pages. Zéro frais : l'audit est compris.";
  const { mails } = contentFromProfile("sequence", { ...aubade, value_prop, common_objections: "" });
  expect(mails[0]?.body).toContain("Rapport en deux pages.");
  expect(mails[0]?.body).not.toContain("Zéro frais");
  expect(mails[1]?.body).toContain(
    "\n\nÀ savoir, chez Aubade Conseil. Zéro frais\u00A0: l’audit est compris.\n",
  );
  const shorter = contentFromProfile("sequence", {
    ...aubade,
    common_objections: "",
    value_prop: value_prop.replace(/ Zéro.*/, ""),
  });
  expect(shorter.mails[1]?.body).toContain(
    "\n\nÀ savoir, chez Aubade Conseil\u00A0: rapport en deux pages.\n",
  );
});

test("the last mail says a sentence that no mail before it says, where there are enough of them", () => {
  const { mails } = contentFromProfile("sequence", {
    company_name: "Vitrage Lauzun",
    industry: "remplacement de vitrages",
    value_prop:
      "Nous remplaçons vos vitrages cassés sous 48 h, avec une fermeture provisoire posée le jour même. Devis sur photo en une heure. Si un vitrage se fend dans l’année, nous le changeons. Une facture par mois pour tous vos sites.",
  });
  const [first, second, last] = mails.map(({ body }) => body);
  expect(first).toContain("Devis sur photo");
  expect(second).toContain("une facture par mois pour tous vos sites.");
  expect(last).toContain(
    "À noter, chez Vitrage Lauzun\u00A0: si un vitrage se fend dans l’année, nous le changeons.",
  );
});

test("a last mail says a sentence with a subjunctive, and presents nobody once more", () => {
  const { mails } = contentFromProfile("sequence", {
    company_name: "Atelier Sorbier",
    industry: "cloisons de bureaux",
    tone: "premium",
    value_prop:
      "Nous dessinons, fabriquons et posons les cloisons de vos bureaux, vitrées ou pleines. Le dossier de sécurité est compris. Nous travaillons le samedi pour que vous ne fermiez pas un seul jour.",
  });
  const [first, second, last] = mails.map(({ body }) => body);
  expect(first).toContain("Permettez-moi de vous présenter l’Atelier Sorbier.");
  expect(second).toContain(
    "À l’Atelier Sorbier, nous travaillons le samedi pour que vous ne fermiez pas un seul jour.",
  );
  expect(last).toContain("Une précision, à l’Atelier Sorbier\u00A0: le dossier de sécurité est compris.");
});

test("a last mail without a sentence of its own answers another objection, and none twice alike or about money", () => {
  const lastOf = (common_objections: string) =>
    contentFromProfile("sequence", { ...aubade, common_objections }).mails[2];
  expect(lastOf("On a déjà un prestataire; On fait en interne")?.subject).toBe(
    "«\u00A0On fait en interne\u00A0»\u00A0: parlons-en",
  );
  expect(lastOf("On a déjà un prestataire; On a déjà un fournisseur")?.subject).toContain("Plus tard");
  expect(lastOf("On a déjà un prestataire; C'est trop cher")?.subject).toContain("Plus tard");
});

test("a mail takes up what many say without the date of one of them", () => {
  expect(second("On est sous contrat jusqu'en décembre")?.body).toContain(
    "«\u00A0On est sous contrat\u00A0»",
  );
});

test("what a firm whose name has an article proposes is not proposed to it", () => {
  const pitchFor = (company_name: string) =>
    contentFromProfile("email", { company_name, value_prop: "Fruits secs, thés et biscuits en vrac" }).body;
  expect(pitchFor("Les Coquelicots")).toContain("Ce que Les Coquelicots vous proposent\u00A0: fruits secs");
  expect(pitchFor("Atelier Sorbier")).toContain("Ce que l’Atelier Sorbier vous propose\u00A0: fruits secs");
  expect(pitchFor("Sorbier")).toContain("Ce que nous proposons chez Sorbier\u00A0: fruits secs");
});

test("a second mail that asks for two lines says what its link to a calendar is for", () => {
  const { mails } = contentFromProfile("sequence", {
    company_name: "Vitrage Lauzun",
    industry: "remplacement de vitrages",
    value_prop: "Nous remplaçons vos vitrages cassés sous 48 h. Devis sur photo en une heure.",
    primary_goal: "rdv",
    tone: "premium",
    calendly_url: "https://rdv.example/lauzun",
  });
  expect(mails[0]?.body).toContain("Mon agenda vous est ouvert");
  expect(mails[1]?.body).toContain("Si vous préférez un échange de vive voix, mon agenda vous est ouvert");
  expect(mails[1]?.body.match(/votre réponse/giu)).toHaveLength(1);
});

test("a follow-up asks for what the customer's own goal is about", () => {
  const { mails } = contentFromProfile("sequence", {
    ...aubade,
    primary_goal: "devis",
    common_objections: "Nous sommes sous contrat",
  });
  expect(mails[1]?.body).toContain("«\u00A0Nous sommes sous contrat\u00A0»");
  expect(mails[1]?.body).toContain("Voulez-vous que je vous prépare un devis\u00A0?");
});

test("a caller who said their name represents nobody once more", () => {
  for (const tone of tones) {
    const { pitch, objections } = contentFromProfile("call_script", {
      ...aubade,
      tone,
      value_prop: "On divise par deux la facture de vos sites.",
    });
    expect(`${pitch} ${objections.map(({ answer }) => answer).join(" ")}`).not.toMatch(
      /Je représente|en quelques mots/,
    );
    if (tone === "formal") expect(pitch).toContain("nous divisons par deux");
  }
});

test("the answers of a script vary, and the offer is recalled once", () => {
  const { objections } = contentFromProfile("call_script", {
    ...aubade,
    common_objections:
      "Le toit est en amiante\nLes voisins se plaignent\nOn a un chien\nLe goût\nLa couleur\nCombien ça coûte\nTrop cher\nOn a déjà un prestataire\nC'est ringard",
  });
  const answers = objections.map(({ answer }) => answer);
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers.filter((answer) => answer.includes("À rappeler si besoin"))).toHaveLength(1);
  // "Trop cher" has more use for it than "On a un chien".
  expect(answers[6]).toMatch(/À rappeler si besoin\u00A0:\nNous divisons par deux [^\n]+\.$/);
  expect(objections[5]?.objection).toBe("Combien ça coûte\u00A0?");
  expect(answers[5]).toMatch(/^Vous avez raison de le demander/);
  expect(answers[8]).toContain("{{réponse\u00A0: c’est ringard}}");
});

test("a question is answered by the sentence of the offer that answers it, else left to the customer or asked back", () => {
  const answersTo = (common_objections: string, value_prop: string) =>
    contentFromProfile("call_script", { ...aubade, common_objections, value_prop }).objections.map(
      ({ answer }) => answer,
    );
  const offer = "Nous posons vos enseignes. Dépose et pose en une journée, le lundi si vous voulez.";
  expect(answersTo("Vous bloquez la boutique combien de temps ?", offer)).toEqual([
    "Bonne question. Voici ce que je peux vous dire\u00A0:\nDépose et pose en une journée, le lundi si vous voulez.\nEst-ce que cela vous irait\u00A0?",
  ]);
  expect(answersTo("Vous bloquez la boutique combien de temps ?", "Nous posons vos enseignes.")[0]).toMatch(
    /^Tout dépend de votre besoin\./,
  );
  expect(answersTo("Est-ce que ça existe en vert ?", offer)[0]).toMatch(/^Bonne question\.\n\{\{réponse/);
});

test("an objection is met with the sentence of the offer that helps there, each of them once", () => {
  const { objections } = contentFromProfile("call_script", {
    ...aubade,
    value_prop:
      "Nous entretenons vos ascenseurs. Toujours le même technicien. Contrat sans engagement. 40 € par mois et par porte.",
    common_objections:
      "Le dernier prestataire nous a laissé tomber\nOn est sous contrat jusqu'en mars\nVotre devis est au-dessus\nC'est au-dessus du marché",
  });
  expect(objections.map(({ answer }) => answer.split("\n")[2])).toEqual([
    "Toujours le même technicien.",
    "Contrat sans engagement.",
    "40\u00A0€ par mois et par porte.",
    "Nous entretenons vos ascenseurs.",
  ]);
});

test("a sentence of the offer goes where it helps most, whatever is said first", () => {
  const { objections } = contentFromProfile("call_script", {
    ...aubade,
    value_prop: "Nous posons vos portes. Pénalités de retard acceptées. Dossier de mairie compris.",
    common_objections:
      "On a déjà un menuisier\nLa mairie refuse tout\nLe dernier est venu avec deux mois de retard",
  });
  expect(objections.map(({ answer }) => answer.split("\n")[2])).toEqual([
    "Nous posons vos portes.",
    "Dossier de mairie compris.",
    "Pénalités de retard acceptées.",
  ]);
});

test("nobody is asked for a date that they have just given", () => {
  const answerTo = (common_objections: string) =>
    contentFromProfile("call_script", { ...aubade, common_objections }).objections[0]?.answer;
  expect(answerTo("Rappelle en septembre")).toMatch(/^C’est noté, je vous rappelle à ce moment-là\./);
  expect(answerTo("Rappelle-moi")).toMatch(/^C’est noté\. Quel moment vous arrange/);
  expect(answerTo("On est sous contrat jusqu'en 2028")).toMatch(/je note l’échéance/);
  expect(answerTo("On est sous contrat")).toMatch(/À quelle date se termine votre contrat/);
});

test("a last mail that has nothing new to say is short, and says that the moment may be wrong", () => {
  for (const values of [{}, { icp_title: "Patrons plombiers" }, { icp_title: "", icp_size: "tpe" }])
    expect(last({ ...values, common_objections: "" })?.body).toContain(
      "Côté énergie, le moment est peut-être mal choisi pour {{société}}.\n\nLe jour où le besoin se présente, pensez à nous, chez Aubade Conseil.\n",
    );
});

test.each([
  ["SaaS RH", "DRH"],
  ["expert-comptable", "DAF"],
  ["logistique e-commerce", "e-commerçants"],
  ["entreprise d'isolation", "syndics de copropriété"],
  ["courtier en énergie", "acheteur projets"],
  ["nettoyage industriel", "directeurs d'usine"],
  ["démolition", "conducteurs de travaux et maîtres d'ouvrage"],
  ["laboratoire d'analyses", "responsable maintenance"],
  ["dératisation", "responsables qualité et directeurs de site"],
  ["conseil en propriété industrielle", "directeur R&D"],
  ["lavage de véhicules", "gestionnaire de flotte"],
  ["fontaines à eau", "Secrétaire général"],
])("a firm of %s asks no %s whether somebody else looks after it", (industry, icp_title) => {
  for (const tone of tones) {
    const mail = last({ industry, icp_title, tone, common_objections: "" });
    expect(mail?.subject).toContain("Plus tard");
    expect(mail?.body).not.toMatch(/à qui|quelqu’un d’autre|autre personne/i);
  }
});

test.each(["Assistante de direction", "secrétaires", ""])(
  "a firm asks whom to write to of %j, and says of nobody that they do not decide",
  (icp_title) => {
    for (const tone of tones) {
      const mail = last({ icp_title, icp_size: "pme", tone });
      expect(mail?.subject).toBe("À qui en parler chez {{société}}\u00A0?");
      expect(mail?.body).not.toMatch(/décide|décision|votre choix|pas (?:à )?vous/);
    }
  },
);

test("the second mail says another sentence of the offer where there is one, and asks and lets go in other words than the first", () => {
  const value_prop = "Nous relevons vos compteurs. Vous recevez un rapport chaque mois.";
  for (const tone of tones)
    for (const primary_goal of primaryGoals)
      for (const common_objections of ["", "On a déjà un prestataire"]) {
        const [one, two] = contentFromProfile("sequence", {
          ...aubade,
          ...{ tone, primary_goal, common_objections, value_prop, calendly_url: "" },
        }).mails;
        const paragraphs = (mail: typeof one) => mail?.body.split("\n\n").slice(1, -2) ?? [];
        expect(paragraphs(two).filter((text) => paragraphs(one).includes(text))).toEqual([]);
        expect(two?.body).toContain("vous recevez un rapport chaque mois");
        expect(two?.body).not.toContain("compteurs");
      }
  expect(contentFromProfile("sequence", { ...aubade, value_prop }).mails[1]?.body).toContain(
    "\n\nAvec Aubade Conseil, vous recevez un rapport chaque mois.\n",
  );
});

test("the news of a prospect come back in the last mail, which does not call them a bad moment", () => {
  const record = {
    ...{ company: "Sogemat", sector: "", city: "", contact: "Aline Morvan", role: "DRH" },
    signal: "Ouvre une agence à Meaux",
  };
  const { mails } = contentFromProfile("sequence", aubade, { record });
  expect(mails[2]?.body).toContain(
    "Vous ouvrez une agence à Meaux\u00A0: côté énergie, vous avez peut-être déjà ce qu’il vous faut.",
  );
});

test("a call asks about nothing that was not named before", () => {
  const unnamed = { ...aubade, industry: "Contratis", value_prop: "Moins de charges." };
  const { questions } = contentFromProfile("call_script", unnamed);
  expect(questions.join(" ")).not.toMatch(/Sur ce sujet|s’en occupe/);
  const { questions: asked, pitch } = contentFromProfile("call_script", {
    ...aubade,
    value_prop: "Vos machines tombent en panne. Nous les réparons.",
  });
  expect(asked[0]).toBe("Vos machines tombent en panne\u00A0?");
  expect(pitch).not.toContain("tombent");
});

test("a call says what it is about before it asks for two minutes, in every tone and to whoever is known", () => {
  const nobody = { company: "Nordec", sector: "", city: "", contact: "", role: "", signal: "" };
  for (const tone of tones)
    for (const sender_name of ["", "Paul Roy"])
      for (const record of [null, nobody, { ...nobody, contact: "Aline Morvan" }])
        expect(
          contentFromProfile("call_script", { ...aubade, tone, sender_name }, { record }).opening,
        ).toMatch(/parler d’énergie|côté énergie/);
});

test("who works under their own name calls by it, and not from a firm of that name", () => {
  const alone = { company_name: "Alice Meunier", sender_name: "Alice Meunier", tone: "friendly" };
  const opening = (industry: string) =>
    contentFromProfile("call_script", { ...aubade, ...alone, industry }).opening;
  expect(opening("traductrice technique allemand")).toContain(
    "c’est Alice Meunier, traductrice technique. On",
  );
  expect(opening("conseil en énergie")).toContain("c’est Alice Meunier. On");
});

test.each([
  ["Recherche 3 commerciaux", "Vous recherchez 3 commerciaux : à quel stade en êtes-vous ?"],
  [
    "Déménage dans de nouveaux locaux",
    "Vous déménagez dans de nouveaux locaux : à quel stade en êtes-vous ?",
  ],
  ["Rachète la marque Nacre", "Vous avez racheté la marque Nacre : qu’est-ce que cela change pour vous ?"],
  ["Levée de fonds de 3 M€", "Vous venez de lever 3 M€ : qu’est-ce que cela change pour vous ?"],
  ["Médaille d’or au concours", "Médaille d’or au concours : quelle est la suite pour vous ?"],
  ["Certifié ISO 50001", "Votre entreprise est certifiée ISO 50001 : quelle est la suite pour vous ?"],
  ["Fête ses 50 ans", "Nordec fête ses 50 ans : qu’avez-vous prévu ?"],
])("after %s a caller asks: %s", (signal, question) => {
  const record = { company: "Nordec", sector: "", city: "", contact: "", role: "", signal };
  const { questions } = contentFromProfile("call_script", aubade, { record });
  expect(questions[0]?.replaceAll("\u00A0", " ")).toBe(question);
});

test("nobody in charge of a subject is asked who looks after it", () => {
  const asked = (industry: string, icp_title: string) =>
    contentFromProfile("call_script", { ...aubade, industry, icp_title, icp_size: "pme" }).questions.join(
      " ",
    );
  expect(asked("SaaS RH", "DRH")).not.toContain("confié à quelqu’un");
  expect(asked("nettoyage industriel", "DRH")).toContain("confié à quelqu’un");
});

test("a plan has the working days on which the mails of the sequence are due", () => {
  const { mails } = contentFromProfile("sequence", aubade);
  const { weeks } = contentFromProfile("plan", aubade);
  const days = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi"];
  const dayOf = (week: number, word: string) => {
    const action = weeks[week]?.actions.find((each) => each.includes(word)) ?? "";
    return 7 * week + days.findIndex((day) => action.startsWith(day));
  };
  const first = dayOf(1, "adaptez l’e-mail");
  const next = dayOf(1, "deuxième e-mail");
  expect(next - first).toBe(mails[1]?.delayDays);
  expect(dayOf(2, "dernier e-mail") - next).toBe(mails[2]?.delayDays);
  for (const { actions } of weeks)
    expect(actions.filter((action) => days.some((day) => action.startsWith(day))).length).toBeGreaterThan(2);
});

test("a search names no sector that a function does not have, and who leads where nobody was named", () => {
  const search = (values: object) => contentFromProfile("search", { ...aubade, ...values });
  expect(search({ icp_title: "Responsable import-export" }).sectors).toEqual(["{{secteur visé}}"]);
  expect(search({ icp_title: "maîtres d'ouvrage" }).sectors).toEqual(["{{secteur visé}}"]);
  expect(search({ icp_title: "freelances", icp_size: "auto-entrepreneur" }).titles).toContain("Freelance");
  expect(search({ icp_title: "tout le monde", icp_size: "tpe" }).titles).toContain("Gérant");
  expect(search({ icp_title: "Patrons plombiers" }).titles).toEqual(["Patron plombier", "Gérant", "Gérante"]);
});
