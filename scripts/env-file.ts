import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { variableNames } from "../environment/variables.ts";

/** Variables that belong to Node, PostgreSQL's client and the system. */
const foreign = /^(NODE_|NPM_|PG|TZ$|LANG$|LC_)/i;

/**
 * Sets the variables of an env file, when there is one; those that are already set keep their value. Warns of names that
 * nothing reads, because a misspelt setting has no other symptom. Returns false when the file cannot be read.
 */
export function loadEnvFile(file: URL): boolean {
  let text: string;
  try {
    text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return true;
    console.error(`.env: cannot be read (${message}).`);
    return false;
  }
  const known: readonly string[] = variableNames;
  for (const [name, value] of Object.entries(parseEnv(text))) {
    process.env[name] ??= value;
    if (!known.includes(name) && !foreign.test(name))
      console.warn(`Warning: .env: ${name} is not a setting of Matinal; .env.example lists them all.`);
  }
  return true;
}
