import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { newDeviceMailCopy } from "#app/content/mails/account-mails-copy.ts";
import { until } from "../until.ts";

/** A mail in the local mailbox. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  link: string | null;
  code: string | null;
};

/** The newest mail to this address, once the local mailbox contains at least `count` of them. */
export async function newestMail(dataDir: string, to: string, count = 1): Promise<Mail> {
  await until(() => mailsTo(dataDir, to).length >= count);
  return mailsTo(dataDir, to).at(-1) as Mail;
}

/**
 * The mails to this address in the local mailbox, oldest first, but for those about new devices, which come beside what a
 * test waits for.
 */
export function mailsTo(dataDir: string, to: string): Mail[] {
  return mailsIn(dataDir).filter((each) => each.to === to && each.subject !== newDeviceMailCopy.subject);
}

/** The mails to this address about new devices. */
export function newDeviceMailsTo(dataDir: string, to: string): Mail[] {
  return mailsIn(dataDir).filter((each) => each.to === to && each.subject === newDeviceMailCopy.subject);
}

/** All mails of the local mailbox in the order in which they were stored, whatever a fake clock says. */
export function mailsIn(dataDir: string): Mail[] {
  const folder = join(dataDir, "mailbox");
  const names = unlessMissing(() => readdirSync(folder)) ?? [];
  return names
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const file = join(folder, name);
      // The oldest ones are deleted meanwhile.
      const read = () => ({
        mail: JSON.parse(readFileSync(file, "utf8")) as Mail,
        mtimeMs: statSync(file).mtimeMs,
      });
      return unlessMissing(read) ?? [];
    })
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ mail }) => mail);
}

function unlessMissing<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The one-time token of the link in a mail; throws when there is none. */
export function tokenIn(text: string): string {
  const token = text.match(/#access_token=([A-Za-z0-9_-]+)/)?.[1];
  if (!token) throw new Error("The mail holds no link.");
  return token;
}

/** The six-digit code in a mail; throws when there is none. */
export function codeIn(text: string): string {
  const code = text.match(/\b\d{3} ?\d{3}\b/)?.[0]?.replace(" ", "");
  if (!code) throw new Error("The mail holds no code.");
  return code;
}

/** The one-time token in the newest of at least `count` mails to this address. */
export async function newestToken(server: { dataDir: string }, to: string, count = 1): Promise<string> {
  return tokenIn((await newestMail(server.dataDir, to, count)).text);
}

/** The six-digit code in the newest of at least `count` mails to this address. */
export async function newestCode(server: { dataDir: string }, to: string, count = 1): Promise<string> {
  return codeIn((await newestMail(server.dataDir, to, count)).text);
}

/** A six-digit code that differs from the right one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
