/** What colleagues call somebody of whom only the address is known: "anna.le-goff+liste@…" is "Anna Le-Goff". */
export function memberName(email: string): string {
  const [local = email] = email.split("@");
  const [mailbox = local] = local.split("+");
  return mailbox
    .split(/[._]/)
    .flatMap((word) => word.split("-").map(capitalised).join("-") || [])
    .join(" ");
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
