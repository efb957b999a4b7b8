import { frenchEuros } from "#app/offers/euros.ts";
import { expect, test } from "../journey.ts";

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const amount = (euros: number) => plainSpaces(frenchEuros(100 * euros));

test("cards, questions, structured data, offers.json and the specification agree", async ({
  page,
  server,
  part,
}) => {
  await part("cards, questions, structured data and offers.json agree", async () => {
    await page.goto("/");
    const { offers } = await (await page.request.get(`${server.url}/api/offers.json`)).json();
    const answers = plainSpaces((await page.locator("#faq").textContent()) ?? "");
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}",
    );
    const graph = data["@graph"] as Record<string, unknown>[];
    expect(graph.map((each) => each["@type"])).toEqual([
      "Organization",
      "WebSite",
      "Offer",
      "Offer",
      "Offer",
    ]);
    for (const offer of offers) {
      expect(answers).toContain(
        `${offer.phoneNumbersPerMonth} numéros de téléphone et ${offer.emailsPerMonth} e-mails avec ${offer.name}`,
      );
      expect(answers).toContain(
        `${offer.name} ${amount(offer.price)} par mois ou ${amount(offer.yearlyPrice)} par an`,
      );
      expect(graph).toContainEqual(
        expect.objectContaining({
          "@type": "Offer",
          name: offer.name,
          price: offer.price,
          priceCurrency: "EUR",
        }),
      );
    }
  });

  await part("the page contains the statements of the specification", async () => {
    const text = plainSpaces((await page.locator("main").textContent()) ?? "");
    for (const claim of [
      /assistant commercial IA pour la prospection B2B/,
      /Par secteur, par mots-clés ou par entreprises cibles/,
      /E-mail professionnel vérifié, téléphone direct, poste actuel, entreprise/,
      /Statuts commerciaux, historique des actions, prochaines étapes/,
      /nouveaux prospects chaque matin dans votre tableau de bord CRM/,
      /un CRM qui se lit comme un tableur/,
      /D’autres CRM sont possibles sur demande/,
      /n’écrit pas à vos leads à votre place/,
      /n’est pas un outil d’automatisation d’e-mails/,
      /équipes commerciales, des start-up, des PME, des fondateurs, des indépendants et des équipes chargées de la croissance, surtout en Europe/,
      /Aucun travail manuel/,
      /Moins cher qu’une prospection manuelle ou qu’une équipe de prospection/,
      /50, 100 ou 500 leads par mois/,
      /suivi commercial intégré/,
      /restent confidentielles/,
      /RGPD respecté, sources publiques et professionnelles uniquement/,
      /entièrement géré par nous/,
      /La qualité passe avant la quantité/,
      /prioritaire ou dédié selon l’offre/,
      /tarifs transparents, sans frais cachés/,
      /essai gratuit dure 14 jours/,
      /48 heures au plus/,
      /30 jours après la résiliation/,
      /démo de 30 minutes/,
      /service lancé en 2024/,
    ])
      expect(text).toMatch(claim);
  });
});
