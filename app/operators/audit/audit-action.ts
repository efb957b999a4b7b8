/**
 * What the audit log tells of: what an operator read about a client or changed, what a command of the product's own
 * operators did, and what clients did with their accounts. A new one gets its line here and its words in app/content/desk/audit-copy.ts, which the compiler asks for.
 */
export const auditActions = [
  // What clients did themselves.
  "session.started",
  "device.added",
  "account.exported",
  "prospects.exported",
  "offer.cancel_requested",
  "offer.cancel_withdrawn",
  "team.invited",
  "team.withdrawn",
  "team.joined",
  "team.left",
  "team.removed",
  "team.handed_over",
  "account.deleted",
  // Reading about a client.
  "clients.searched",
  "client.read",
  "requests.listed",
  "request.read",
  "requests.exported",
  "person.read",
  "deliveries.listed",
  "audit.read",
  "audit.exported",
  "error.read",
  // A client's offer.
  "offer.set",
  "offer.cancelled",
  // A client's list.
  "list.held",
  "list.released",
  "night.asked",
  "morning.run",
  "prospects.imported",
  "import.previewed",
  "import.undone",
  // Requests of visitors, and of people in the lists.
  "request.assigned",
  "request.replied",
  "request.closed",
  "request.reopened",
  "person.objected",
  // Deliveries of the outbox.
  "outbox.retried",
  "outbox.dropped",
  // The product as a whole.
  "retention.run",
  "database.backed_up",
  "database.restored",
  "database.moved",
  // Operators themselves.
  "passkey.added",
  "passkey.removed",
  "passkeys.reset",
  // A client's sessions.
  "sessions.ended",
] as const;

export type AuditAction = (typeof auditActions)[number];
