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

/** The file of the secret in `DATA_DIR`, and that of the one before it while that is still accepted. */
export const secretName = "auth-secret";
export const previousSecretName = "auth-secret.previous";

/** True for a text that is long enough to sign with. */
export const isSecret = (text: string) => text.trim().length >= 32;

/**
 * The secret of embedded mode, stored beside the data that it protects and readable by its owner only. Creates the
 * folder and the secret on first use. Throws `InvalidEnvironment` when it cannot be written or is no longer valid.
 */
export function embeddedSecret(dataDir: string): string {
  const file = join(dataDir, secretName);
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createSecret(file);
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new InvalidEnvironment([`DATA_DIR: cannot write in ${dataDir} (${(cause as Error).message}).`]);
  }
  if (!isSecret(secret))
    throw new InvalidEnvironment([
      `AUTH_SECRET: ${file} does not contain a secret any more. Remove it to have a new one made; everybody signs in again.`,
    ]);
  return secret;
}

/**
 * The secret before this one, which an operator keeps as `auth-secret.previous` while it is replaced; `null` when there
 * is none. Throws `InvalidEnvironment` when it is none.
 */
export function previousEmbeddedSecret(dataDir: string): string | null {
  const file = join(dataDir, previousSecretName);
  if (!existsSync(file)) return null;
  const secret = readFileSync(file, "utf8").trim();
  if (!isSecret(secret))
    throw new InvalidEnvironment([`AUTH_SECRET_PREVIOUS: ${file} does not contain a secret. Remove it.`]);
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
