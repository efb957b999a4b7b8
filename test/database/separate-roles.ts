import { randomUUID } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { runAsAdmin } from "./postgresql-cluster.ts";
import { runRoles } from "./run-roles.ts";
import { newTestDatabase } from "./test-database.ts";

/** A database as deploy/README.md sets it up: its administrator, the owner of its tables, and the user that runs the product. */
export type SeparateRoles = {
  admin: string;
  owner: string;
  app: string;
  names: { owner: string; app: string };
};

/** A database of this test with the two users that deploy/roles.sql makes, removed when the test ends. */
export async function separateRoles(content: "blank" | "migrated" = "blank"): Promise<SeparateRoles> {
  const names = { owner: `owner_${suffix()}`, app: `app_${suffix()}` };
  // After the database, which they own: what is registered last runs first.
  onTestFinished(async () => {
    const engine = inject("engine");
    if (engine.kind !== "postgresql") return;
    for (const name of Object.values(names)) await runAsAdmin(engine.url, `drop role if exists ${name}`);
  });
  const target = await newTestDatabase(content);
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  runRoles(target.url, names);
  const as = (name: string) => {
    const url = new URL(target.url);
    url.username = name;
    url.password = "";
    return url.href;
  };
  return { admin: target.url, owner: as(names.owner), app: as(names.app), names };
}

const suffix = () => randomUUID().replaceAll("-", "").slice(0, 12);
