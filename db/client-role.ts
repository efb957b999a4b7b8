/** What to do about an error of db/migrations/0000_client_role.sql; `null` for any other error. */
export function explainRoleError({ message }: Error): string | null {
  return message?.includes("permission denied to set role")
    ? "The database user may not act as matinal_client: an administrator must grant matinal_client to it."
    : null;
}
