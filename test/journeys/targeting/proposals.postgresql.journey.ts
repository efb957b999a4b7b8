import type { Page } from "@playwright/test";
import { list } from "#app/content/signed-in/list-copy.ts";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { StatusReason } from "#app/prospects/prospect-status.ts";
import { type Criteria, noCriteria } from "#app/targeting/criteria.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { newProspect } from "../../prospects/stored-prospects.ts";
import { startServer } from "../../server/running-server.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { authSecret, expect, type JourneyServer, test as journey } from "../journey.ts";
import { deliverTo, record, row, status } from "../list/list-view.ts";
import { toasts } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { save, section } from "./targeting-view.ts";

/**
 * A journey of another node on the worker's database, with a register of invented companies behind it. As a setting of the
 * worker's product, the register would make Playwright start a worker and a browser more.
 */
const test = journey.extend<{ node: JourneyServer }>({
  node: async ({ server: { databaseUrl = "", dataDir } }, use) => {
    const register = await startCompanyRegister({ perSecond: 1_000 });
    const node = await startServer({
      TRUST_PROXY: "127.0.0.1,::1",
      DATABASE_URL: databaseUrl,
      // Either node delivers the mails of both.
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      COMPANY_REGISTER_URL: register.baseUrl,
    });
    await use(Object.assign(node, { databaseUrl }));
    await node.end("SIGTERM");
    await register.stop();
  },
  baseURL: ({ node }, use) => use(node.url),
});

test.use({ reducedMotion: "reduce" });

const names = ["Ateliers Vauclair", "Fonderie Marsaudon", "Logis Nord-Ouest", "Cycles Trémière"];
const prospects = names.map((company, index) =>
  newProspect({
    ...{ company, siren: null, website: `concurrent-${index}.example`, headcount: { min: 6, max: 9 } },
    email: { value: `contact@concurrent-${index}.example`, state: "verified" },
  }),
);
const wanted: Criteria = { ...noCriteria, headcount: ["03", "11", "12"], regions: ["53"] };

const small = /Vous avez écarté 3\sentreprises de 6\sà\s9 salariés\./;

/** Dismisses the prospect of a company for a reason, in the list. */
async function dismiss(page: Page, company: string, reason: StatusReason) {
  await row(page, company).click();
  await status(page, "not_relevant").click();
  await record(page).getByRole("button", { name: list.status.reasons[reason], exact: true }).click();
  await expect(status(page, "not_relevant")).toHaveAttribute("aria-pressed", "true");
}

test("the third of one reason brings a proposal, which is taken back, found again, applied and saved, or declined", async ({
  page,
  node,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, node, address);
  await deliverTo(node, visitor, prospects);
  expect((await visitor.post("/api/targeting", { version: 0, criteria: wanted }, "PUT")).status).toBe(200);
  await page.goto("/liste");
  await dismiss(page, names[0] ?? "", "size");
  await dismiss(page, names[1] ?? "", "size");
  await expect(page.getByRole("link", { name: list.proposal.see })).toHaveCount(0);
  await dismiss(page, names[2] ?? "", "size");
  await expect(record(page).getByText(small)).toBeVisible();
  await expectNoFindings(page);

  await toasts(page).getByRole("button", { name: list.toast.undo }).click();
  await expect(page.getByText(small)).toHaveCount(0);
  await dismiss(page, names[2] ?? "", "size");
  await expect(record(page).getByText(small)).toBeVisible();
  await page.goto("/liste");
  await expect(page.getByText(small)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await page.getByRole("link", { name: list.proposal.see }).click();
  const card = section(page, copy.proposals.title);
  await expect(card).toContainText(small);
  await expect(card.getByRole("status")).toHaveText(
    /^Il resterait .+\sentreprises?, contre .+ aujourd’hui\.$/,
  );
  await expectNoFindingsAtAnyWidth(page);
  await card.getByRole("button", { name: copy.proposals.apply }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(copy.proposals.applied)).toBeVisible();
  await expect(save(page).first()).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.saved)).toHaveCount(2);
  const { criteria } = await (await visitor.fetch("/api/targeting")).json();
  expect(criteria).toEqual({ ...wanted, headcount: ["11", "12"] });

  await page.goto("/liste");
  for (const name of names.slice(0, 3)) await dismiss(page, name, "competitor");
  await record(page).getByRole("link", { name: list.proposal.see }).click();
  await expect(card).toContainText("concurrentes");
  await card.getByRole("button", { name: copy.proposals.decline }).click();
  await expect(page.getByText(copy.proposals.declined)).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto("/liste");
  const stored = page.waitForResponse(/\/api\/prospects\/[^/]+\/events$/);
  await dismiss(page, names[3] ?? "", "competitor");
  await stored;
  await page.goto("/ciblage");
  await expect(section(page, copy.origin.title)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
