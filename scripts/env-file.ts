import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { variableNames } from "#environment/variables.ts";

/** Variables that belong to Node, PostgreSQL's client and the system. */
const foreign = /^(NODE_|NPM_|PG|TZ$|LANG$|LC_)/i;

/**
 * Sets the variables of an env file, when there is one; those that are already set keep their value. Warns of names that
 * nothing reads and of settings without `=`, because such a mistake has no other symptom. Returns false when the file
 * cannot be read.
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
  if (text.includes("\0")) {
    console.error(".env: cannot be read (it is not UTF-8).");
    return false;
  }
  const known: readonly string[] = variableNames;
  const values = parseEnv(text);
  const firstWords = new Set(text.split("\n").map((line) => /^\w+/.exec(line.trimStart())?.[0]));
  for (const name of known)
    if (firstWords.has(name) && !(name in values))
      console.warn(`Warning: .env: ${name} is not set; write ${name}=value.`);
  for (const [name, value] of Object.entries(values)) {
    process.env[name] ??= value;
    if (!known.includes(name) && !foreign.test(name))
      console.warn(`Warning: .env: ${name} is not a setting of Matinal; .env.example lists them all.`);
  }
  return true;
}
