import { brand } from "#app/content/brand.ts";
import { contact as copy } from "#app/content/public/contact-copy.ts";
import { expect } from "../journey.ts";
import { field, message, openContact, receivedFrom, reference, submit, test } from "./contact-view.ts";

test("the page shows address, hours and the demo, and asks for six fields", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  await expect(page.getByText(copy.subtitle)).toBeVisible();
  const details = page.getByRole("region", { name: copy.details.heading });
  for (const fact of [
    brand.address.street,
    `${brand.address.postalCode} ${brand.address.city}`,
    "Du lundi au vendredi",
    "9:00-18:00",
    "Week-end",
    "Fermé",
  ])
    await expect(details.getByText(fact)).toBeVisible();
  await expect(details.getByRole("link", { name: brand.phone.label })).toHaveAttribute(
    "href",
    brand.phone.href,
  );
  await expect(details.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  const demo = details.getByRole("link", { name: /^Book a Demo/ });
  await expect(demo).toHaveAttribute("target", "_blank");
  await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
  await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
  await expect(demo.getByText("Book a Demo", { exact: true })).toHaveAttribute("lang", "en");

  // Only the company is optional, and no field limits its length in the browser.
  for (const name of ["firstName", "lastName", "email", "company", "subject", "message"] as const) {
    await expect(field(page, name)).toHaveJSProperty("required", name !== "company");
    await expect(field(page, name)).toHaveJSProperty("maxLength", -1);
    await expect(field(page, name)).toHaveAttribute("name", name);
  }
  await expect(field(page, "email")).toHaveAttribute("type", "email");
  await expect(field(page, "message")).toHaveAttribute("rows", "5");
});

test("a missing or invalid value is reported at its field in French, and the first such field is focused", async ({
  page,
  relay,
}) => {
  await openContact(page);
  await submit(page).click();
  await expect(field(page, "firstName")).toBeFocused();
  for (const name of ["firstName", "lastName", "email", "subject", "message"] as const) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(copy.problems[name]);
  }
  await expect(field(page, "company")).not.toHaveAttribute("aria-invalid");

  await field(page, "firstName").fill("Anna");
  await expect(page.getByText(copy.problems.firstName)).toBeHidden();
  await field(page, "lastName").fill("   ");
  await field(page, "email").fill("anna@exemple");
  await field(page, "subject").fill("Une démo");
  await field(page, "message").fill(message);
  await submit(page).click();
  await expect(field(page, "lastName")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(copy.problems.malformed);
  expect(receivedFrom(relay, "anna@exemple")).toEqual([]);
});

test("a visitor sends a message by keyboard alone", async ({ page, address }) => {
  await openContact(page);
  await field(page, "firstName").focus();
  for (const text of ["Anna", "Bréval", address, "Aubade Conseil", "Une démo", "Bonjour"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reference(page)).toBeVisible();
});
