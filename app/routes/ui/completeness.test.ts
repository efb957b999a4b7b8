import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { contrast, tokensIn } from "./tokens.ts";

const app = fileURLToPath(new URL("../../", import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => ({ file, text: readFileSync(app + file, "utf8") }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Parts that the page has without importing them: root.tsx renders the toasts of every page. */
const rendered = ["Toaster", "Toasts"];

test("every component and hook of app/ui, and every component of an answer, is on the page", () => {
  const page = read("routes/ui/**/*.tsx")
    .flatMap(({ text }) => [
      ...text.matchAll(/import \{([^}]*)\} from "#app\/(?:ui|components\/conversation)\//g),
    ])
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.replace("type ", "").trim()));
  const exported = [...read("ui/**/*.tsx"), ...read("components/conversation/*.tsx")].flatMap(
    ({ file, text }) =>
      [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = ""]) => ({ file, name })),
  );
  expect(exported.length).toBeGreaterThan(15);
  // A frame, a description and the buttons of a proposal are shown by the components that they belong to.
  const parts = [...page, ...rendered, "FieldFrame", "FieldDescription", "ProposalReply"];
  expect(exported.filter(({ name }) => !parts.includes(name))).toEqual([]);
});

test("every token of a kind that the page shows is found", () => {
  const css = readFileSync(`${app}ui/styles/tokens.css`, "utf8");
  for (const kind of ["color", "text", "radius", "box-shadow", "animate", "font-weight"]) {
    const lines = css
      .split("\n")
      .filter((line) => line.startsWith(`  --${kind}-`) && !/-line-height:/.test(line));
    expect(tokensIn(css, kind), kind).toHaveLength(lines.length);
  }
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([
  ["production", false],
  ["development", true],
])("in %s there is a route to the page: %s", async (mode, exists) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.resetModules();
  const { default: routes } = await import("#app/routes.ts");
  expect(routes.some(({ path }) => path === "ui")).toBe(exists);
});
