import { normaliseEmail } from "#app/accounts/email.ts";

/**
 * True for exactly the addresses of OPERATOR_EMAILS, read as the sign-in reads an address: without spaces around it and in
 * lower case. chloe+x@… is another address than chloe@…, and so nobody. `email` is that of a session. interpretation.md D222.
 */
export function isOperator(
  { operatorEmails }: { operatorEmails: readonly string[] },
  email: string,
): boolean {
  return operatorEmails.some((entry) => normaliseEmail(entry) === email);
}
