/**
 * What the operators' desk may read, by table, under the database's names: what it shows, and no more. Never what people
 * wrote in conversations, drafts, notes and feedback, never who the prospects are, and no secret. Another column is a line
 * here: the next start grants it (db/operator-role.ts). docs/decisions/0053-operators-desk.md.
 */
export const operatorColumns: Readonly<Record<string, readonly string[]>> = {
  audit_log: [
    ...["id", "at", "actor", "actor_kind", "action", "client_id", "subject", "details"],
    ...["address", "request_id"],
  ],
  // Without what anybody wrote: app/endpoints/report-unexpected.server.ts.
  unexpected_errors: ["id", "at", "method", "route", "type", "message", "place", "client_id"],
  clients: ["id", "email", "created_at", "morning_mail", "report_mail", "reported_month", "last_seq"],
  user: ["id", "email", "created_at"],
  // Which browsers are signed in, and never their tokens.
  session: ["id", "user_id", "created_at", "updated_at", "expires_at", "user_agent"],
  passkey: ["user_id", "name", "created_at"],
  client_profile: [
    ...[
      "client_id",
      "team_id",
      "company_name",
      "industry",
      "icp_industry",
      "icp_title",
      "icp_size",
      "icp_location",
    ],
    ...["sender_name", "value_prop", "tone", "common_objections", "primary_goal", "calendly_url"],
    ...["linkedin_url", "banned_phrases", "created_at", "updated_at"],
  ],
  targeting: ["client_id", "team_id", "criteria", "last_version", "updated_at"],
  personas: ["team_id", "id", "name", "share", "criteria", "created_at"],
  storage_use: ["client_id", "mailbox", "work", "conversation"],
  storage_total: ["id", "bytes", "level", "warned_at"],
  morning_mails: ["client_id", "day", "queued_at"],
  model_tokens: ["day", "client_id", "tokens"],
  model_reservations: ["client_id", "tokens", "expires_at"],
  teams: ["id", "prospect_count", "created_at", "owner_id"],
  team_invitations: ["team_id", "id", "created_at", "expires_at"],
  team_members: ["team_id", "client_id", "created_at"],
  subscriptions: [
    "team_id",
    "offer",
    "until",
    "cancelled_at",
    "cancel_requested_at",
    "changed_at",
    "changed_by",
  ],
  subscription_terms: ["team_id", "since", "offer", "until", "cancelled_at"],
  searches: ["team_id", "begun_on", "held_at", "held_by"],
  nights: [
    ...["team_id", "day", "state", "begins_at", "due_at", "lease_until", "failures", "error"],
    ...["enrichment_error", "quota", "requests", "pages", "seen", "found", "dropped", "enriched"],
    ...["delivered", "staged_at", "delivered_at"],
  ],
  // How many there are in which state, and nothing of the people.
  candidates: ["team_id", "state", "seen_on", "chosen_on", "delivered_on"],
  prospects: [
    "team_id",
    "status",
    "dismissed_because",
    "delivered_on",
    "created_at",
    "active_on",
    "import_id",
  ],
  // How the list looks is the customer's own.
  list_settings: ["team_id", "version", "updated_at"],
  prospect_counts: ["team_id", "import_id", "new_of", "next_on", "count"],
  imports: [
    ...["team_id", "id", "state", "file_name", "created_at", "imported_by", "lease_until"],
    ...["added", "known", "refused", "objected", "undone_at", "undone_by", "kept"],
  ],
  // That there were some, and who entered them.
  objections: ["created_at", "recorded_by"],
  pending_objections: ["id", "run_id", "recorded_by", "lease_until"],
  // An address may carry a secret of the customer, so only whether it works.
  webhooks: [
    ...["client_id", "id", "team_id", "events", "created_at", "due_at", "hold_until", "failures"],
    ...["succeeded_at", "disabled_at", "disabled_because"],
  ],
  webhook_deliveries: [
    ...["client_id", "id", "webhook_id", "type", "at", "created_at", "attempts", "attempted_at"],
    ...["status", "due_at", "answered"],
  ],
  enrichment_batches: [
    ...["team_id", "id", "state", "provider", "day", "units", "submissions", "unanswered"],
    ...["created_at", "submitted_at", "due_at"],
  ],
  enrichment_units: ["team_id", "day", "units"],
  enrichment_providers: ["name", "units_spent", "next_at", "stopped_because", "stopped_until"],
  register_budget: ["id", "next_at", "paused_until", "failures", "trying_until"],
  rate_limit_hits: ["bucket", "hit_at"],
  // Whom a mail is for, and never what it says: links and codes are in it.
  outbox: [
    ...["id", "kind", "recipient", "attempts", "created_at", "due_at", "expires_at", "failed_at"],
    "last_error",
  ],
  contact_requests: [
    ...["id", "first_name", "last_name", "email", "company", "subject", "message", "created_at"],
    ...["attempt_at", "retry_at", "failure_shown_at", "delivered_at"],
    ...["data_right", "state", "settled_at", "assigned_to", "version", "carried_out"],
  ],
  contact_replies: ["id", "request_id", "text", "written_by", "created_at", "sent_at"],
  limit_hits: ["day", "name", "count"],
};
