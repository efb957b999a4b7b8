import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { HomePage, Part } from "./home-page.ts";
import { type Dialect, htmlAttribute, reactAttribute, writeMarkup } from "./markup.ts";

const root = join(import.meta.dirname, "../..");

/** How an Astro user lets an island wait, for what ours waits for. */
const directives: Record<string, string> = { need: "client:idle" };

/**
 * Writes what the peer in `folder` shows into `generated/`: the page in its dialect, one component per island, the style
 * sheet; the files into `public/`; and the part of our source that the islands and enhancements import into `matinal/`.
 */
export function writeSources(page: HomePage, dialect: "react" | "astro", folder: string): void {
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [path, content] of page.files) write(`public/${path}`, content);
  write("generated/home.css", page.styleSheet);
  write("generated/head.json", JSON.stringify(page.head));
  write("generated/enhancements.js", enhancements(page.enhancements));
  for (const { name, file } of page.islands) write(`generated/islands/${name}.jsx`, islandModule(file));
  if (dialect === "react") write("generated/page.jsx", reactPage(page));
  else write("generated/Page.astro", astroPage(page));
  cpSync(join(root, "app"), join(folder, "matinal/app"), {
    recursive: true,
    filter: (path) => !/\.(test|server)\.tsx?$/.test(path),
  });
}

/** The same component as ours: `#app/` is the copy of our source. */
function islandModule(file: string): string {
  return `"use client";\n\nimport island from "#${file}";\n\nexport default island.component;\n`;
}

function reactPage({ body, islands }: HomePage): string {
  const react: Dialect = {
    attribute: reactAttribute,
    island: (name, props) => `<${componentName(name)}${writeProps(props)} />`,
    enhanced: (tag) => ["Enhanced", `as="${tag}"`],
  };
  return `import { Enhanced } from "./enhanced.jsx";
${imports(islands)}

export function Page() {
  return (
    <>
${writeMarkup(body, react)}
    </>
  );
}
`;
}

function astroPage({ body, islands }: HomePage): string {
  const occasions = new Map(islands.map(({ name, waitsFor }) => [name, waitsFor]));
  const astro: Dialect = {
    attribute: htmlAttribute,
    island(name, props) {
      const waitsFor = occasions.get(name);
      const directive = waitsFor ? (directives[waitsFor] ?? "client:visible") : "client:load";
      return `<${componentName(name)} ${directive}${writeProps(props)} />`;
    },
    enhanced: () => null,
  };
  return `---\n${imports(islands)}\n---\n\n${writeMarkup(body, astro)}\n`;
}

function imports(islands: Part[]): string {
  return islands.map(({ name }) => `import ${componentName(name)} from "./islands/${name}.jsx";`).join("\n");
}

function writeProps(props: string): string {
  return Object.entries(JSON.parse(props))
    .map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`)
    .join("");
}

/** What waits to be seen or touched is fetched then, as on our page. */
function enhancements(parts: Part[]): string {
  const late = (waitsFor: string | null) => waitsFor === "sight" || waitsFor === "touch-around";
  const now = parts.filter(({ waitsFor }) => !late(waitsFor));
  const lines = parts.map(({ name, file, waitsFor }) => {
    if (!late(waitsFor)) return `  "${name}": ${functionName(name)},`;
    return `  "${name}": ${waitsFor === "sight" ? "atSight" : "atTouch"}(() => import("#${file}")),`;
  });
  return `import { atSight, atTouch } from "./waiting.js";
${now.map(({ name, file }) => `import ${functionName(name)} from "#${file}";`).join("\n")}

export const enhancements = {
${lines.join("\n")}
};
`;
}

const functionName = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const componentName = (name: string) => functionName(`-${name}`);
