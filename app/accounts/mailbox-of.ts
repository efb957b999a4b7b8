/**
 * The mailbox that receives an address's mail: the address without its plus tag, which its owner chooses freely. For
 * rate limits and objections only: anna+x@example.fr and anna@example.fr are two accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const tag = email.indexOf("+");
  return tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email;
}
