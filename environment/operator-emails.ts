/** Parses addresses separated by commas. `onInvalid` receives each entry that is none. */
export function parseOperatorEmails(value: string, onInvalid: (entry: string) => void): string[] {
  const entries = value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) if (!isAddress(entry)) onInvalid(entry);
  return entries;
}

/** What the sign-in accepts is a part of this (app/accounts/email.ts), and the rest is nobody's. */
function isAddress(entry: string): boolean {
  const [local, host, ...rest] = entry.split("@");
  return /^[!-~]{3,254}$/.test(entry) && Boolean(local && host?.includes(".")) && rest.length === 0;
}
