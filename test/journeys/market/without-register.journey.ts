import { expect, test } from "../journey.ts";

const path = "/combien-d-entreprises";

test("without a register there is no such page, and nothing leads to it", async ({ request }) => {
  for (const address of [path, `${path}?secteur=restaurants`, path.toUpperCase(), "/api/market?sector=x"])
    expect((await request.get(address)).status(), address).toBe(404);
  expect(await (await request.get(`${path}?lieu=Lyon`)).text()).toBe(
    await (await request.get("/nulle-part")).text(),
  );
  for (const address of ["/", "/faq", "/sitemap.xml", "/llms.txt", "/robots.txt"])
    expect(await (await request.get(address)).text(), address).not.toContain("combien-d-entreprises");
});
