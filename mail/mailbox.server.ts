import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "#environment.ts";
import type { Mail, Transport } from "./mail.ts";

/** A mail in the local mailbox. */
export type StoredMail = Mail & { id: string; at: string };

/** Maximum number of mails in the mailbox; older ones are deleted. */
const maxMails = 200;

/**
 * Stores mails as files in DATA_DIR and prints a line for each, while there is no SMTP_URL. The line contains link and
 * code only when APP_URL is a loopback address, because other people may read the output of a public server.
 * interface.md "Environment".
 */
export function mailboxTransport(environment: Environment): Transport {
  const folder = mailboxOf(environment);
  return {
    destination: environment.isLoopback
      ? `kept on this machine, see ${environment.appUrl}/mailbox (set SMTP_URL to send them)`
      : `kept in ${folder}, not sent (set SMTP_URL to send them)`,
    async send(mail) {
      await store(folder, { id: randomUUID(), at: new Date().toISOString(), ...mail });
      // Without the subject, which can contain user input.
      if (!environment.isLoopback) return console.log(`A mail was kept in ${folder}, not sent.`);
      console.log(
        `Mail for ${mail.to}: ${mail.link ?? "kept in the mailbox"}${mail.code ? ` (code ${mail.code})` : ""}`,
      );
    },
  };
}

/** The mails in the local mailbox, newest first; at most 200. */
export async function readMailbox(environment: Pick<Environment, "dataDir">): Promise<StoredMail[]> {
  const folder = mailboxOf(environment);
  const texts = await Promise.all(
    (await filesIn(folder)).map((name) =>
      readFile(join(folder, name), "utf8").catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    ),
  );
  return texts.filter((text) => text !== null).map((text) => JSON.parse(text) as StoredMail);
}

function mailboxOf({ dataDir }: Pick<Environment, "dataDir">): string {
  return join(dataDir, "mailbox");
}

async function store(folder: string, mail: StoredMail) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The name begins with the time, so that names sort like mails.
  const name = `${mail.at.replaceAll(":", "-")}_${mail.id}.json`;
  const temporary = join(folder, `${mail.id}.part`);
  try {
    await writeFile(temporary, JSON.stringify(mail, null, 2), { mode: 0o600, flush: true });
    await rename(temporary, join(folder, name));
  } catch (error) {
    // On a full disk a partial file would only use space.
    await rm(temporary, { force: true });
    throw error;
  }
  for (const old of (await filesIn(folder)).slice(maxMails)) await rm(join(folder, old), { force: true });
}

/** Newest first. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".json")).sort((a, b) => (a < b ? 1 : -1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
