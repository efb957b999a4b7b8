import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import type { Mail, Transport } from "./mail.ts";

/** A mail of the local mailbox. */
export type KeptMail = Mail & { id: string; at: string };

const maxKept = 200;

/**
 * Keeps mails as files in DATA_DIR and prints a line for each, while there is no SMTP_URL. interface.md "Environment". The line
 * holds link and code on one's own machine alone: what a public server prints ends where many can read it.
 */
export function mailboxTransport(environment: Environment): Transport {
  const folder = mailboxOf(environment);
  return {
    destination: environment.isLoopback
      ? `kept on this machine, see ${environment.appUrl}/mailbox (set SMTP_URL to send them)`
      : `kept in ${folder}, not sent (set SMTP_URL to send them)`,
    async send(mail) {
      await keep(folder, { id: randomUUID(), at: new Date().toISOString(), ...mail });
      // A subject may hold what a visitor wrote, and this line ends in a log.
      if (!environment.isLoopback) return console.log(`A mail was kept in ${folder}, not sent.`);
      console.log(
        `Mail for ${mail.to}: ${mail.link ?? "kept in the mailbox"}${mail.code ? ` (code ${mail.code})` : ""}`,
      );
    },
  };
}

/** The mails of the local mailbox, newest first; at most 200. */
export async function readMailbox(environment: Pick<Environment, "dataDir">): Promise<KeptMail[]> {
  const folder = mailboxOf(environment);
  const texts = await Promise.all(
    (await filesIn(folder)).map((name) =>
      readFile(join(folder, name), "utf8").catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    ),
  );
  return texts.filter((text) => text !== null).map((text) => JSON.parse(text) as KeptMail);
}

function mailboxOf({ dataDir }: Pick<Environment, "dataDir">): string {
  return join(dataDir, "mailbox");
}

async function keep(folder: string, mail: KeptMail) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The time first, so that the order of the names is the order of the mails.
  const name = `${mail.at.replaceAll(":", "-")}_${mail.id}.json`;
  const unfinished = join(folder, `${mail.id}.part`);
  try {
    await writeFile(unfinished, JSON.stringify(mail, null, 2), { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    // On a full disk, what was written of it would only take more of the room.
    await rm(unfinished, { force: true });
    throw error;
  }
  for (const old of (await filesIn(folder)).slice(maxKept)) await rm(join(folder, old), { force: true });
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
