import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { InvalidEnvironment } from "./invalid-environment.ts";

/**
 * The secret of embedded mode, stored beside the data that it protects and readable by its owner only. Creates the
 * folder and the secret on first use. Throws `InvalidEnvironment` when it cannot be written or is no longer valid.
 */
export function embeddedSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createSecret(file);
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new InvalidEnvironment([`DATA_DIR: cannot write in ${dataDir} (${(cause as Error).message}).`]);
  }
  if (secret.length < 32)
    throw new InvalidEnvironment([
      `AUTH_SECRET: ${file} does not contain a secret any more. Remove it to have a new one made; everybody signs in again.`,
    ]);
  return secret;
}

/** Creates the file whole or not at all, even after a crash. When two processes start together, the first one wins. */
function createSecret(file: string) {
  const temporary = `${file}.${process.pid}`;
  const descriptor = openSync(temporary, "w", 0o600);
  writeFileSync(descriptor, randomBytes(32).toString("base64url"));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(temporary);
  }
}
