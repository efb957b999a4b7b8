/**
 * The mailbox that an address leads to: without the tag after a plus sign, which its owner chooses at will. For
 * counting only: anna+x@example.fr and anna@example.fr are two accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const tag = email.indexOf("+");
  return tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email;
}
