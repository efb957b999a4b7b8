import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A path and an import that stands there. */
type Sample = [path: string, code: string];

const server = "ends in .server.ts";
const page = "http/ knows no page";
const below = "What stands below the domain";
const domain = "A domain folder knows no page";
const fromRoot = "name a file from the root";
const shared = "What pages share knows no page and no layout";

/** Refused by the rule whose message contains the third text. */
const refused: [...Sample, message: string][] = [
  ...[
    "node:fs",
    "drizzle-orm",
    "drizzle-orm/pg-core",
    "pg",
    "nodemailer",
    "better-auth/client",
    "@electric-sql/pglite",
    "pino",
    "tar",
    "@hono/node-server",
    "@fastify/proxy-addr",
  ].map((name): [...Sample, string] => ["http/cache/a.ts", `import it from "${name}";`, server]),
  ...[
    "app/accounts",
    "app/routes/home",
    "db/postgresql",
    "limits",
    "live",
    "mail",
    "metrics",
    "outbox",
    "tracing",
  ].map((folder): [...Sample, string] => [`${folder}/a.ts`, 'import { pino } from "pino";', server]),
  ["http/a.tsx", 'import { type Logger, pino } from "pino";', server],
  ["http/a.ts", 'import "pg";', server],
  ["http/a.ts", 'export { pino } from "pino";', server],
  ["http/a.ts", 'export * from "node:fs";', server],
  ["http/a.ts", 'const fs = await import("node:fs");', server],
  ["http/a.ts", 'import { outbox } from "../db/schema.ts";', server],
  ["app/accounts/sign-in/a.ts", 'import { readEnvironment } from "../../../environment.ts";', server],

  ["http/a.ts", 'import { outbox } from "#db/schema.ts";', server],
  ["app/accounts/a.ts", 'import { readEnvironment } from "#environment.ts";', server],
  ["limits/a.ts", 'import { a } from "#http/app.server.ts";', below],
  ["app/ui/a.ts", 'import type { A } from "#db/database.server.ts";', "ui/ knows nothing"],
  ["app/content/a-copy.ts", 'import type { A } from "#limits/limits.server.ts";', "content/ holds words"],
  ["app/conversation/deep/a.server.ts", 'import { a } from "../../../db/schema.ts";', fromRoot],
  ["bench/a.ts", 'import { a } from "../http/app.server.ts";', fromRoot],
  ["http/a.ts", 'import { a } from "#app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'import { a } from "#app/root.tsx";', page],
  ["http/a.ts", 'import { a } from "#app/accounts/email.ts";', page],
  ["http/a.ts", 'import { a } from "../app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'import { a } from "./../app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'import { a } from "../http/../app/ui/button.tsx";', page],
  ["http/a.ts", 'import { a } from "#app/content/../routes/home/hero.tsx";', page],
  ["http/cache/a.ts", 'import { a } from "../../app/layouts/a.tsx";', page],
  ["http/cache/a.ts", 'import { a } from "../../app/endpoints/a.ts";', page],
  ["http/cache/deep/a.ts", 'import { a } from "../../../app/islands/a.tsx";', page],
  ["http/cache/deep/er/a.server.ts", 'import { a } from "../../../../app/cookies/a.ts";', page],
  ["http/a.ts", 'import type { A } from "#app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'export { a } from "#app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'import "#app/routes/home/hero.tsx";', page],
  ["http/a.ts", 'const a = await import("../app/routes/home/hero.tsx");', page],
  ["http/a.test.ts", 'import { a } from "#app/routes/home/hero.tsx";', page],

  ...["db", "environment", "limits", "live", "mail", "metrics", "outbox", "tracing"].flatMap(
    (folder): [...Sample, string][] => [
      [`${folder}/a.server.ts`, 'import { a } from "#app/accounts/email.ts";', below],
      [`${folder}/a.server.ts`, 'import { a } from "../app/accounts/email.ts";', below],
      [`${folder}/deep/er/a.server.ts`, 'import { a } from "../../../http/app.server.ts";', below],
      [`${folder}/a.server.ts`, 'import { start } from "../server.ts";', below],
    ],
  ),
  ["environment.ts", 'import { a } from "#app/accounts/email.ts";', below],

  ...[
    "accounts",
    "assistant",
    "blog",
    "contact",
    "conversation",
    "drafts",
    "offers",
    "operations",
    "operators",
    "profile",
    "retention",
    "sourcing",
    "targeting",
    "team",
    "webhooks",
  ].flatMap((folder): [...Sample, string][] => [
    [`app/${folder}/a.ts`, 'import { a } from "#app/routes/home/hero.tsx";', domain],
    [`app/${folder}/a.ts`, 'import { a } from "../routes/home/hero.tsx";', domain],
    [`app/${folder}/deep/a.ts`, 'import { a } from "../../ui/button.tsx";', domain],
    [`app/${folder}/a.server.ts`, 'import { a } from "../services.server.ts";', domain],
  ]),
  ["app/accounts/a.ts", 'import { a } from "../conversation/protocol.ts";', "Accounts know nothing"],
  ["app/operations/a.ts", 'import { a } from "../drafts/draft-kind.ts";', "Operations may use"],
  ["app/operators/a.ts", 'import { a } from "../conversation/protocol.ts";', "Operators may use"],
  ["app/prospects/a.ts", 'import { a } from "../drafts/draft-kind.ts";', "Prospects know nothing"],
  ["app/prospects/a.ts", 'import { a } from "#app/webhooks/payload.ts";', "Prospects know nothing"],
  ["app/prospects/a.ts", 'import { a } from "#app/sourcing/night/night.ts";', "Prospects know nothing"],
  ["app/sourcing/deep/a.ts", 'import { a } from "#app/drafts/draft-kind.ts";', "What fills the list"],
  [
    "app/sourcing/deep/a.ts",
    'import { a } from "../../operations/operations.server.ts";',
    "What fills the list",
  ],
  ["app/webhooks/a.ts", 'import { a } from "#app/drafts/draft-kind.ts";', "Webhooks tell of prospects"],
  ["app/sourcing/a.ts", 'import { a } from "#app/webhooks/payload.ts";', "What fills the list knows nothing"],
  [
    "app/targeting/a.ts",
    'import { a } from "#app/sourcing/register/company.ts";',
    "Targeting reads the profile",
  ],
  ["app/targeting/a.ts", 'import { a } from "../drafts/draft-kind.ts";', "Targeting reads the profile"],
  ["app/team/a.ts", 'import { a } from "../accounts/email.ts";', "A team knows nothing"],
  ["app/ui/a.tsx", 'import { a } from "../drafts/draft-kind.ts";', "ui/ knows nothing"],
  ["app/french/a.ts", 'import { plain } from "#app/profile/phrases.ts";', "french/ knows the language alone"],
  ["app/french/a.ts", 'import { plain } from "../profile/phrases.ts";', "french/ knows the language alone"],
  ["app/french/a.ts", 'import { useState } from "react";', "french/ knows the language alone"],
  ["app/ui/a.tsx", 'import { folded } from "../french/folded.ts";', "ui/ knows nothing"],
  [
    "app/layouts/signed-in/a.tsx",
    'import { a } from "../../routes/home/hero.tsx";',
    "A layout knows no page",
  ],
  [
    "app/cookies/a.server.ts",
    'import { a } from "#app/accounts/sign-in/redeem/redeem-link.server.ts";',
    "no page and no use case",
  ],
  [
    "app/cookies/a.server.ts",
    'import { a } from "../accounts/sign-in/redeem/redeem-code.server.ts";',
    "no page and no use case",
  ],
  ["app/cookies/a.server.ts", 'import { a } from "../endpoints/a.server.ts";', "no page and no use case"],
  ["app/cookies/a.ts", 'import { a } from "../routes/home/hero.tsx";', "no page and no use case"],
  ...["components", "endpoints", "browser"].flatMap((folder): [...Sample, string][] => [
    [`app/${folder}/a.ts`, 'import { a } from "#app/routes/home/hero.tsx";', shared],
    [`app/${folder}/a.ts`, 'import { a } from "../layouts/public/footer.tsx";', shared],
    [`app/${folder}/deep/a.ts`, 'import { a } from "../../routes/home/hero.tsx";', shared],
    ["app/conversation/a.ts", `import { a } from "#app/${folder}/a.ts";`, domain],
    ["app/content/a-copy.ts", `import type { A } from "../${folder}/a.ts";`, "content/ holds words"],
    ["app/ui/a.tsx", `import { a } from "../${folder}/a.ts";`, "ui/ knows nothing"],
    ["scripts/a.ts", `import { a } from "../app/${folder}/a.ts";`, "they import none"],
  ]),
  ["app/content/a-copy.ts", 'import { a } from "../routes/home/hero.tsx";', "content/ holds words"],
  ["app/content/a-copy.ts", 'import { a } from "#app/offers/offers.ts";', "Copy in app/content"],
  ["app/content/a-copy.ts", 'export { a } from "#app/offers/offers.ts";', "Copy in app/content"],
  ["app/content/a-copy.ts", 'import { brand } from "../../environment.ts";', server],
  ["app/routes/home/a.tsx", 'import { a } from "../faq/route.tsx";', "A page never imports another page"],
  [
    "app/routes/home/a.tsx",
    'import { a } from "#app/routes/faq/route.tsx";',
    "A page imports its own folder",
  ],

  ...["server.ts", "stopping.ts", "watchdog.ts", "scripts/a.ts"].map((path): [...Sample, string] => [
    path,
    'import { a } from "#app/routes/home/hero.tsx";',
    "they import none",
  ]),
  ["scripts/checks/a.ts", 'import { a } from "../../app/ui/button.tsx";', "they import none"],
].map(([path = "", code = "", message = ""]) => [path, code, message]);

const accepted: Sample[] = [
  ["http/a.server.ts", 'import { pino } from "pino";'],
  ["http/a.ts", 'import type { Logger } from "pino";'],
  ["http/a.ts", 'export type { Logger } from "pino";'],
  ["http/a.ts", 'import { Hono } from "hono";'],
  ["http/a.test.ts", 'import { readFileSync } from "node:fs";'],
  ["http/a.ts", 'import { apiCopy } from "#app/content/api-copy.ts";'],
  ["http/a.ts", 'import { retryAfter } from "#app/outage-behind.server.ts";'],
  ["http/a.ts", 'import { caller } from "#app/services.server.ts";'],
  ["http/pages/a.ts", 'import { jsonError } from "../json-error.ts";'],
  ["db/schema.ts", 'import { pgTable } from "drizzle-orm/pg-core";'],
  ["outbox/a.db.test.ts", 'import { deliveries } from "#app/deliveries.server.ts";'],
  ["app/assistant/model/a.ts", 'import { a } from "../drafts/fill-draft.ts";'],
  ["app/french/a.ts", 'import { decomposed } from "./decomposed.ts";'],
  ["app/prospects/a.ts", 'import { a } from "#app/sourcing/objections/person-forms.server.ts";'],
  ...[
    "accounts",
    "assistant",
    "blog",
    "contact",
    "conversation",
    "drafts",
    "offers",
    "profile",
    "prospects",
    "targeting",
    "team",
    "webhooks",
  ].map((folder): Sample => [`app/${folder}/a.ts`, 'import { folded } from "#app/french/folded.ts";']),
  ["app/accounts/a.ts", 'import type { Environment } from "../../environment.ts";'],
  ["app/content/a-copy.ts", 'import type { Offer } from "#app/offers/offers.ts";'],
  ["app/routes/home/a.tsx", 'import { a } from "#app/ui/button.tsx";'],
  ["app/ui/a.tsx", 'import type { Href } from "#app/hrefs.ts";'],
  ["app/content/a-copy.ts", 'import type { Href } from "#app/hrefs.ts";'],
  ["scripts/a.ts", 'import { brand } from "#app/content/brand.ts";'],
];

/** What Biome says of each sample. */
let messages: Map<string, string[]>;

beforeAll(async () => {
  messages = await lint([...refused.map(([path, code]): Sample => [path, code]), ...accepted]);
});

test.each(refused)("%s is refused: %s", (path, code, message) => {
  expect(messages.get(`${path}: ${code}`)).toContainEqual(expect.stringContaining(message));
});

test.each(accepted)("%s is accepted: %s", (path, code) => {
  expect(messages.get(`${path}: ${code}`)).toEqual([]);
});

/** Lints all samples in one tree under the product's configuration. */
async function lint(samples: Sample[]): Promise<Map<string, string[]>> {
  // Above the tree are folders with names of its own: a rule reads paths from the tree on.
  const above = mkdtempSync(join(tmpdir(), "matinal-rules-"));
  const tree = join(above, "app/content/outbox");
  try {
    for (const file of [
      "biome.json",
      "scripts/checks/server-only.grit",
      "scripts/checks/content-imports.grit",
      "scripts/checks/root-imports.grit",
    ])
      cpSync(join(root, file), join(tree, file));
    const paths = samples.map(([path], number) => path.replace(/\ba(?=[.-])/, `sample${number}`));
    for (const [number, [, code]] of samples.entries()) {
      const file = join(tree, paths[number] ?? "");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${code}\n`);
    }
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const options = ["--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = await promisify(execFile)(process.execPath, [biome, "lint", ...options, tree], {
      cwd: tree,
      maxBuffer: 16 * 1024 ** 2,
    }).catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return new Map(
      samples.map(([path, code], number) => [
        `${path}: ${code}`,
        diagnostics
          .filter(({ category, location }) => isAboutImports(category) && location.path === paths[number])
          .map(({ message }) => message),
      ]),
    );
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}

type Report = { diagnostics: { category: string; message: string; location: { path: string } }[] };

/** Other rules object to unused names, for example. */
const isAboutImports = (category: string) =>
  category === "plugin" || category.endsWith("/noRestrictedImports");
