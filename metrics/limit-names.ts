/** The limits that somebody can meet, as the log and `matinal_limits_hit_total` name them. */
export const limitNames = [
  "sign_in_mail",
  "sign_in_code",
  "sign_in_link",
  "confirmation_mail",
  "messages",
  "retries",
  "feedback",
  "profile_changes",
  "drafts",
  "draft_saves",
  "export",
  "imports",
  "prospect_events",
  "prospect_viewings",
  "prospect_exports",
  "list_settings",
  "targeting_changes",
  "targeting_counts",
  "targeting_requests",
  "market",
  "contact",
  "reports",
  "offer_changes",
  "invitations",
  "team_changes",
  "webhooks",
  /** More streams of one client on a node than it may have: the oldest ended. */
  "streams",
  /** More connections than the process may have, or half of them from one network: refused. */
  "connections",
  /** The tokens of a day: of one customer, and of all together. */
  "model_client",
  "model_total",
  /** What is stored: of one mailbox by part, and of all together. */
  "storage_work",
  "storage_conversation",
  "storage_total",
] as const;

export type LimitName = (typeof limitNames)[number];
