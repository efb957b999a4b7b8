/** What to do about a role that the database user may not take or make; `null` for any other error. */
export function explainRoleError({ message }: Error): string | null {
  return message?.includes("permission denied to set role")
    ? `The database user may not act as ${/set role "(\w+)"/.exec(message)?.[1] ?? "matinal_client"}: an administrator must run deploy/roles.sql, or grant it that role.`
    : null;
}
