import { describe, expect, test } from "vitest";
import { context, found, good, mended, paragraph } from "#test/drafts/linted-mail.ts";
import { draftLimits } from "../draft-limits.ts";
import { lintContextOf } from "./lint-context.ts";
import { lintEmail } from "./lint-draft.ts";

describe("subject", () => {
  test("is there", () => {
    expect(found("subject", { subject: "  " })).toEqual([{ severity: "error", text: "  " }]);
  });
  test("has at most 60 code points", () => {
    expect(found("subject", { subject: "🌅".repeat(60) })).toEqual([]);
    expect(found("subject", { subject: "x".repeat(61) })).toMatchObject([{ severity: "warning" }]);
  });
  test.each(["RE: offre", "Re\u00A0: offre", "TR : offre", "Fwd:offre"])("%s is a false reply", (subject) => {
    expect(found("subject", { subject })).toMatchObject([{ severity: "warning", proposal: "" }]);
  });
  test("may begin with such letters", () => {
    expect(found("subject", { subject: "Réseau\u00A0: une idée" })).toEqual([]);
  });
});

describe("length", () => {
  test("an empty body is an error, and the only one of the body", () => {
    const errors = lintEmail({ ...good, body: " \n" }, context);
    expect(errors).toMatchObject([{ rule: "length", severity: "error" }]);
  });
  test("a body of a few words and an essay are warned of", () => {
    expect(found("length", { body: "Bonjour,\n\nOn s’appelle\u00A0?" })).toHaveLength(1);
    expect(found("length", paragraph("Un mot de plus. ".repeat(60)))).toMatchObject([
      { severity: "warning" },
    ]);
  });
  test("a text longer than a draft may be is judged by its length alone", () => {
    const body = "!".repeat(draftLimits.email.body + 1);
    expect(lintEmail({ ...good, body }, context)).toMatchObject([
      { rule: "length", severity: "error", end: body.length },
    ]);
  });
});

describe("request", () => {
  const without = { ...good, body: good.body.replace(/Quand êtes.*\n\n/, "") };
  test("is there, or is proposed", () => {
    expect(found("request", without)).toMatchObject([{ severity: "error", text: "" }]);
    expect(lintEmail(mended(without, "request"), context)).toEqual([]);
  });
  test.each([
    "Réservez un créneau dans mon agenda.",
    "Voici mon agenda\u00A0: https://exemple.fr/a",
    "Dites-moi oui.",
  ])("%s is one", (text) => {
    expect(
      found("request", { body: without.body.replace("Pour ne plus", `${text}\n\nPour ne plus`) }),
    ).toEqual([]);
    expect(found("request", paragraph(text))).toMatchObject([{ severity: "warning", text }]);
  });
  test("may take two sentences of one paragraph", () => {
    expect(
      found("request", (body) =>
        body.replace("parler\u00A0?", "parler\u00A0? Réservez ici\u00A0: https://exemple.fr/a"),
      ),
    ).toEqual([]);
  });
  test("is one question, and maybe one that helps to answer it: a third is too many, wherever they stand", () => {
    const asked = "Êtes-vous libre\u00A0? Mardi\u00A0? Ou mercredi\u00A0? Qui décide\u00A0?";
    expect(
      found("request", { body: good.body.replace(/Vos sites[\s\S]*parler\u00A0\?/, asked) }),
    ).toHaveLength(1);
    expect(
      found("request", (body) =>
        body.replace("Vos sites", "Les sites paient trop. Est-ce votre cas\u00A0? Vos sites"),
      ),
    ).toEqual([]);
  });
  test("is no link to an example beside a question", () => {
    expect(found("request", paragraph("Voici un exemple\u00A0: https://exemple.fr/a"))).toEqual([]);
  });
  test("is not the way out, and not in the signature", () => {
    expect(found("request", (body) => `${body}\nhttps://exemple.fr`)).toEqual([]);
  });
});

describe("opt-out", () => {
  test("is there, or is proposed before the closing formula", () => {
    const without = { ...good, body: good.body.replace(/Pour ne plus.*\n\n/, "") };
    expect(found("opt_out", without)).toMatchObject([{ severity: "error" }]);
    const mail = mended(without, "opt_out");
    expect(lintEmail(mail, context)).toEqual([]);
    expect(mail.body).toMatch(/suffit\.\n\nBien à vous,/);
  });
  test.each([
    "Si ce n’est pas d’actualité, un mot suffit et je ne reviendrai pas.",
    "Si vous préférez que je ne vous écrive plus, dites-le-moi.",
    "Pas intéressé\u00A0? Répondez non, et on en reste là.",
    "Si vous ne voulez plus de messages de ma part, il suffit de me l’écrire.",
    "Sinon, dites-le-moi et je n’insisterai pas.",
    "Si l’idée ne vous dit rien, un mot et je m’arrête là.",
    'If you would rather not hear from me, just reply "no".',
    "You can unsubscribe by replying to this e-mail.",
    "To stop receiving my messages, a simple reply is enough.",
    "If you'd prefer not to be contacted again, let me know.",
    "Reply STOP and I won't write again.",
    "Not interested? Just reply “no” and I will not contact you again.",
    "If this isn't relevant, just say so and I won't follow up.",
    "If you do not wish to receive further emails, simply let me know.",
    'Simply answer "no" if you would like no more messages.',
    "You may opt out at any time by replying to this message.",
    "If you no longer wish to hear from us, please tell me.",
    "If you don't want to receive my emails, a short reply is enough.",
    "Tell me if you'd rather I didn't write to you again.",
    "Just say the word and I'll stop writing.",
    "Prefer not to get my emails? One word back is enough.",
    "If you'd rather not receive emails like this, drop me a line.",
    "If the timing is wrong, let me know and I'll leave you alone.",
    "Let me know if you would like to be removed from my list.",
    "Wenn Sie keine weiteren Nachrichten wünschen, genügt eine kurze Antwort.",
    "Falls Sie keine E-Mails mehr von mir erhalten möchten, antworten Sie einfach mit „Nein“.",
    "Si no desea recibir más mensajes, responda con un simple «no».",
    "Se non desidera ricevere altri messaggi, mi risponda «no».",
    "Si vous préférez ne pas être recontacté, dites-le-moi.",
    "Un simple « non » me suffit et je vous laisse tranquille.",
    "Répondez simplement « non » si le sujet ne vous intéresse pas.",
    "Si ce n’est pas pour vous, répondez non.",
    "Vous pouvez refuser tout nouveau message en me répondant.",
    "Si vous souhaitez que je vous retire de mes contacts, dites-le-moi.",
    "Pour vous désinscrire, répondez à ce message.",
    "Un mot de votre part et je cesse de vous écrire.",
    "Un mot suffit pour que je ne vous contacte plus.",
    "Si vous ne voulez plus de mes nouvelles, un mot suffit.",
    "Dites-moi simplement si vous ne souhaitez pas que je vous réécrive.",
    "Dis-moi non et je te laisse tranquille.",
    "Vous pouvez à tout moment me demander de ne plus vous contacter.",
    "Si ce n’est pas le moment, dites-le-moi et je ne vous relance pas.",
    "Vous ne souhaitez pas être sollicité ? Un mot en retour suffit.",
    "Si vous n’êtes pas intéressée, dites-le-moi simplement.",
    "Merci de m’indiquer si vous ne désirez plus recevoir mes messages.",
    "Si ce n’est pas le sujet, dites-le-moi et je n’insiste pas.",
    "Si cela ne vous intéresse pas, un mot suffit et je ne reviens pas vers vous.",
    "Si cela ne vous intéresse pas, un mot suffit.",
    "Dites-moi si je dois arrêter de vous écrire.",
    "Dites-le-moi si vous préférez que je cesse mes relances.",
    "Un non de votre part et j’arrête.",
    "Si ce n’est pas un sujet pour toi, dis-le-moi et je ne t’écrirai plus.",
    "Si l’idée ne te dit rien, dis-le-moi.",
    "If this is not for you, tell me.",
    "If this isn’t of interest, a short reply is enough.",
    "Falls das kein Thema für Sie ist, genügt eine kurze Antwort.",
    "Si no le interesa, dígamelo.",
    "Se non le interessa, me lo dica.",
  ])("%s is one, in whatever words and language", (text) => {
    const change = (body: string) => body.replace(/Pour ne plus.*\n/, `${text}\n`);
    expect([...found("opt_out", change), ...found("request", change)]).toEqual([]);
  });
  test.each([
    "Je ne vous écris pas pour vous vendre quelque chose.",
    "Nous ne rappelons que le matin.",
    "Restez là.",
    "Reply to this e-mail and I will call you.",
    "I never write to strangers without a reason.",
    "Dites-moi si mardi vous convient.",
    "Répondez-moi par un mail quand vous voulez.",
    "Vous n’avez pas de contact chez nous.",
    "Nos mails ne sont pas longs.",
    "Would you rather talk on Tuesday?",
    "We do not follow the market.",
    "Ce n’est pas un message automatique.",
    "Vous ne contactez pas vos clients le matin.",
    "Nos clients ne reçoivent pas de message le soir.",
    "You will not believe the message.",
    "Would you like to receive my guide?",
    "You will hear from me on Tuesday.",
    "I don’t write long emails.",
    "Dites non aux pannes.",
    "Si ce n’est pas pour vous, dites-moi qui s’en occupe.",
    "Si ce n’est pas le bon moment, dites-moi quand vous rappeler.",
    "Arrêtez de relancer vos clients à la main.",
    "Je n’insiste pas sur le prix.",
    "If this is not for you, tell me who decides.",
    "If you are not interested in prices, our delays may convince you.",
    "Vous n’êtes pas intéressé par le prix, mais par le résultat.",
    "Si vos acheteurs ne sont pas intéressés par le prix, le délai compte.",
    "Un dirigeant pas intéressé par ses achats, cela n’existe pas.",
  ])("%s is none", (text) => {
    expect(found("opt_out", (body) => body.replace(/Pour ne plus.*\n/, `${text}\n`))).toHaveLength(1);
  });
  test("cannot be a link's address", () => {
    expect(
      found("opt_out", (body) => body.replace(/Pour ne plus.*\n/, "https://exemple.fr/stop\n")),
    ).toHaveLength(1);
  });
});

test("the opening is judged after a greeting on its own line", () => {
  const opening = (text: string) => found("opening", { body: `${text} et bien plus encore pour vous.` });
  expect(opening("bonjour, nous sommes menuisiers")).toHaveLength(1);
  expect(opening("Bonjour Madame Roy, vos machines tournent")).toEqual([]);
});

describe("identity", () => {
  test("names the company, whatever its case and accents, or is proposed", () => {
    const without = { ...good, body: good.body.replace("Aubade Conseil", "") };
    expect(found("identity", without)).toMatchObject([{ severity: "error", proposal: "\nAubade Conseil" }]);
    expect(lintEmail(mended(without, "identity"), context)).toEqual([]);
    expect(found("identity", (body) => body.replace("Aubade Conseil", "AUBADE conseil"))).toEqual([]);
  });
  test("is a signature while the company is unknown", () => {
    const unknown = lintContextOf({});
    expect(found("identity", {}, unknown)).toEqual([]);
    expect(found("identity", { body: "Bonjour,\n\nOn en parle\u00A0?" }, unknown)).toMatchObject([
      { severity: "error" },
    ]);
  });
});

test("placeholders are to fill, also broken ones", () => {
  expect(found("placeholder", { subject: "Pour {{société}}" })).toEqual([
    { severity: "warning", text: "{{société}}" },
  ]);
  expect(found("placeholder", paragraph("À {{prénom, bonjour"))).toEqual([
    { severity: "warning", text: "{{" },
  ]);
});

test("banned phrases are errors in subject and body, in every form", () => {
  expect(found("banned_phrase", { subject: "N’HÉSITEZ PAS" })).toEqual([
    { severity: "error", text: "N’HÉSITEZ PAS" },
  ]);
  expect(found("banned_phrase", paragraph("Des idées revolutionnaires."))).toEqual([
    { severity: "error", text: "revolutionnaires" },
  ]);
});
