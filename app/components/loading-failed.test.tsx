import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LoadingFailed } from "./loading-failed.tsx";

test("a page that could not be loaded leads to itself, and to the support with its address", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LoadingFailed copy={{ load: "Non chargé", retry: "Réessayer" }} to="/liste/reglages" />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/liste/reglages"');
  expect(html).toContain('href="/compte/support?page=%2Fliste%2Freglages"');
});
