import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

// The source of every migration: `npm run db:generate` writes the difference. docs/decisions/0020-schema.md.
// One file, long as it is: the tables refer to each other, and share the roles and policies that stand before them.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Serves requests. It owns no table, so that row-level security applies. `db/migrations` creates it and its grants. */
export const matinalClient = pgRole("matinal_client").existing();

// Keys of what clients write begin with the client or the team (`client-keys.db.test.ts`), so that no row of another client is in the way.

/** Row-level security: limits `matinal_client` to the rows whose `owner` is the client of the transaction. */
function ownRows(name: string, owner: PgColumn) {
  const isOwn = sql`${owner} = current_setting('matinal.client_id', true)`;
  return pgPolicy(name, { to: matinalClient, using: isOwn, withCheck: isOwn });
}

/** The condition of rows of the team in which the client of the transaction works. */
const isOfOwnTeam = (team: PgColumn) =>
  sql`${team} = any(array(select team_id from team_members where client_id = current_setting('matinal.client_id', true)))`;

/** The same, where rows belong to a team: limits `matinal_client` to those of the client's own team. */
function teamRows(name: string, team: PgColumn) {
  const isOwn = isOfOwnTeam(team);
  return pgPolicy(name, { to: matinalClient, using: isOwn, withCheck: isOwn });
}

/** The same, to read alone. */
function readableTeamRows(name: string, team: PgColumn) {
  return pgPolicy(name, { to: matinalClient, for: "select", using: isOfOwnTeam(team) });
}

/** Limits `matinal_client` to the client's rows about a team that the client owns and works in. */
function ownedRows(name: string, owner: PgColumn, team: PgColumn) {
  const isOwn = sql`${owner} = current_setting('matinal.client_id', true)
    and ${team} = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true)))`;
  return pgPolicy(name, { to: matinalClient, using: isOwn, withCheck: isOwn });
}

/** Limits `matinal_client` to rows of the team that the client owns and works in. */
function rowsOfOwner(name: string, team: PgColumn) {
  const isOwn = sql`${isOfOwnTeam(team)}
    and ${team} = any(array(select id from teams where owner_id = current_setting('matinal.client_id', true)))`;
  return pgPolicy(name, { to: matinalClient, using: isOwn, withCheck: isOwn });
}

/** Limits `matinal_client` to the client's rows, without those about another team than the one in which the client works. */
function ownRowsOfTeam(name: string, owner: PgColumn, team: PgColumn) {
  const isOwn = sql`${owner} = current_setting('matinal.client_id', true) and (${team} is null or ${isOfOwnTeam(team)})`;
  return pgPolicy(name, { to: matinalClient, using: isOwn, withCheck: isOwn });
}

/** The states, as SQL, of imports whose prospects nobody sees: not whole, or taken back. */
export const hiddenImports = sql.raw("'loading', 'abandoned', 'undoing'");

/** The same, without what an import that is not whole, or that is taken back, has brought. */
function shownRows(name: string, team: PgColumn, from: PgColumn) {
  const isShown = sql`${isOfOwnTeam(team)}
    and (${from} is null or not ${from} = any(array(select id from imports where state in (${hiddenImports}))))`;
  return pgPolicy(name, { to: matinalClient, using: isShown, withCheck: isShown });
}

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One row for each user who has signed in. `id` is the authenticated user's id. */
export const clients = pgTable(
  "clients",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** The sequence number of the newest message. Incrementing it locks this row, and so only this client. */
    lastSeq: bigint("last_seq", { mode: "number" }).notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** False for who has switched the mail of the morning off. */
    morningMail: boolean("morning_mail").notNull().default(true),
    /** False for who has switched the report of a month off. */
    reportMail: boolean("report_mail").notNull().default(true),
    /** The first day of the newest month whose report was queued for the client; null before the first. */
    reportedMonth: date("reported_month", { mode: "string" }),
  },
  (table) => [
    // app/accounts/clients.server.ts recognises this name in an error.
    foreignKey({ name: "clients_user", columns: [table.id], foreignColumns: [user.id] }).onDelete("cascade"),
    index("clients_created").on(table.createdAt),
    ownRows("own_client", table.id),
  ],
).enableRLS();

/** The company profile; at most one for each team. All answers are stored as text. docs/decisions/0062-teams.md. */
export const clientProfile = pgTable(
  "client_profile",
  {
    id: uuid().notNull().defaultRandom(),
    /** The owner of the team. */
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** Where a row is stored without one, a trigger sets the client's (db/migrations, "team_of_row"). */
    teamId: uuid("team_id")
      .notNull()
      .unique()
      .default(sql`null`)
      .references((): AnyPgColumn => teams.id, { onDelete: "cascade" }),
    companyName: text("company_name"),
    industry: text(),
    /** The sector of the companies that the customer looks for, not the customer's own. */
    icpIndustry: text("icp_industry"),
    icpTitle: text("icp_title"),
    icpSize: text("icp_size"),
    icpLocation: text("icp_location"),
    /** Who signs what is written for the customer. */
    senderName: text("sender_name"),
    valueProp: text("value_prop"),
    tone: text(),
    commonObjections: text("common_objections"),
    primaryGoal: text("primary_goal"),
    calendlyUrl: text("calendly_url"),
    linkedinUrl: text("linkedin_url"),
    bannedPhrases: text("banned_phrases"),
    /** The fields of which the customer said that they are not to be asked again. interpretation.md D142. */
    skippedQuestions: text("skipped_questions").array().notNull().default([]),
    /** What the customer last wrote into gaps of drafts that no other column is for, by the folded name of the gap. */
    draftGaps: jsonb("draft_gaps").$type<Record<string, string>>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    check("client_profile_draft_gaps", sql`octet_length(${table.draftGaps}::text) <= 32768`),
    ownedRows("own_profile", table.clientId, table.teamId),
    readableTeamRows("team_profile", table.teamId),
  ],
).enableRLS();

/** The conversation. `seq` is gapless for each client and is the only order a reader may rely on. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().notNull().defaultRandom(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    seq: bigint({ mode: "number" }).notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** User messages: the idempotency key chosen by the browser. */
    idempotencyKey: uuid("idempotency_key"),
    /** User messages: the draft that was open beside the conversation, as the browser named it; it may be gone. */
    draftId: uuid("draft_id"),
    /**
     * Assistant messages: the user message that this one answers; null for the greeting. Not a foreign key: messages are
     * deleted only with their client, all at once, and checking ten thousand of them for replies took a second.
     */
    replyTo: uuid("reply_to"),
    /** Assistant messages: 1 for the first answer to `replyTo`, more for each further one that was stored. */
    attempt: integer().notNull().default(1),
    /** Assistant messages: whether the answer is whole. */
    state: text({ enum: ["complete", "stopped", "broken", "unfinished"] })
      .notNull()
      .default("complete"),
    /** Assistant messages: what belongs to the answer beside its text, as app/conversation/protocol.ts describes it. */
    attachments: jsonb(),
    /** Assistant messages: what it is, whatever its words are. `messageKinds` in app/conversation/protocol.ts. */
    kind: text({
      enum: ["greeting", "question", "confirmation", "answer", "fixed", "decision", "failed", "unwritten"],
    }),
    /** Assistant messages: the onboarding step whose question this message asks. */
    asksStep: text("asks_step"),
    /** Assistant messages: the onboarding step whose question the message in `replyTo` responded to. */
    respondedStep: text("answers_step"),
    /** User messages: when they were sent by the server's clock, unlike `createdAt`, which never decreases. */
    sentAt: moment("sent_at"),
    /** User messages: the onboarding step whose response this message replaces; its content begins with a label. */
    corrects: text(),
    /** User messages: the one before it that this one replaces, which stays. docs/decisions/0050-replaced-messages.md. */
    replaces: uuid(),
    /** Assistant messages: the name of the model that wrote it. */
    model: text(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Each at most once.
    uniqueIndex("messages_replaces").on(table.clientId, table.replaces).where(sql`replaces is not null`),
    unique("messages_seq").on(table.clientId, table.seq),
    unique("messages_idempotency_key").on(table.clientId, table.idempotencyKey),
    unique("messages_reply").on(table.clientId, table.replyTo, table.attempt),
    check("messages_role", sql`${table.role} in ('user', 'assistant')`),
    check("messages_state", sql`${table.state} in ('complete', 'stopped', 'broken', 'unfinished')`),
    check(
      "messages_kind",
      sql`${table.kind} in ('greeting', 'question', 'confirmation', 'answer', 'fixed', 'decision', 'failed', 'unwritten')`,
    ),
    // For the newest response to each step.
    index("messages_answers_step")
      .on(table.clientId, table.respondedStep, table.seq)
      .where(sql`answers_step is not null`),
    // For the newest message of the assistant.
    index("messages_assistant").on(table.clientId, table.seq).where(sql`role = 'assistant'`),
    // For the number of messages that a client sent recently.
    index("messages_sent").on(table.clientId, table.sentAt).where(sql`role = 'user'`),
    ownRows("own_messages", table.clientId),
  ],
).enableRLS();

/**
 * What a client thinks of an answer: at most one for each. It goes with the account, as the message does. `answer` is the
 * text of the answer, where the client agreed that it is attached. interpretation.md D197.
 */
export const messageFeedback = pgTable(
  "message_feedback",
  {
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    messageId: uuid("message_id").notNull(),
    verdict: text({ enum: ["up", "down"] }).notNull(),
    reason: text({ enum: ["wrong", "off_topic", "too_long", "too_vague", "tone", "other"] }),
    comment: text().notNull().default(""),
    /** The name of the model that wrote the answer; null of one that none wrote. */
    model: text(),
    answer: text(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.messageId] }),
    check("message_feedback_verdict", sql`${table.verdict} in ('up', 'down')`),
    check(
      "message_feedback_reason",
      sql`${table.reason} in ('wrong', 'off_topic', 'too_long', 'too_vague', 'tone', 'other')`,
    ),
    check("message_feedback_size", sql`length(${table.comment}) <= 500`),
    ownRows("own_message_feedback", table.clientId),
  ],
).enableRLS();

/**
 * The answer that a model is writing to a client's message: at most one for each client. It is deleted in the transaction
 * that stores the answer as a message.
 */
export const pendingAnswers = pgTable(
  "pending_answers",
  {
    clientId: text("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** The user message that it answers. */
    replyTo: uuid("reply_to").notNull(),
    /** Becomes the `attempt` of the stored message. */
    storedAttempt: integer("stored_attempt").notNull().default(1),
    /** Grows whenever the text begins anew, so that readers replace what they show. */
    attempt: integer().notNull().default(1),
    /** How another answer is to differ from the stored one. */
    how: text({ enum: ["shorter", "more_direct", "rephrase", "continue"] }),
    /** What readers may see so far. */
    text: text().notNull().default(""),
    /** The worker that writes it; null before the first one. */
    holder: uuid(),
    /** After this moment another worker takes over. */
    leaseUntil: moment("lease_until").notNull(),
  },
  (table) => [
    check("pending_answers_how", sql`${table.how} in ('shorter', 'more_direct', 'rephrase', 'continue')`),
    index("pending_answers_lease").on(table.leaseUntil),
    ownRows("own_pending_answers", table.clientId),
  ],
).enableRLS();

/** What a model remembers of the messages that no longer fit into a request. At most one for each client. */
export const conversationSummaries = pgTable(
  "conversation_summaries",
  {
    clientId: text("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** The sequence number of the last message that it covers. */
    throughSeq: bigint("through_seq", { mode: "number" }).notNull(),
    content: text().notNull(),
    /** Who brings it up to date. */
    holder: uuid(),
    /** Until this moment nobody else does; after a failure nobody at all. */
    leaseUntil: moment("lease_until"),
  },
  (table) => [ownRows("own_conversation_summary", table.clientId)],
).enableRLS();

/** Tokens that models used, by day in Paris: a row for each client, and one with the client "" for all together. */
export const modelTokens = pgTable(
  "model_tokens",
  {
    day: date({ mode: "string" }).notNull(),
    /** Not a foreign key, because "" is no client. The deletion of an account deletes its rows; others go after a week. */
    clientId: text("client_id").notNull(),
    tokens: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.clientId] })],
);

/** Tokens that requests under way may still use. Those of a killed process expire. */
export const modelReservations = pgTable(
  "model_reservations",
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: text("client_id").notNull(),
    tokens: integer().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("model_reservations_expires_at").on(table.expiresAt)],
);

/** Ready-made work. Its keys begin with the client, so that no row can refer to another client's draft. */
export const drafts = pgTable(
  "drafts",
  {
    id: uuid().notNull().defaultRandom(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** The idempotency key chosen by the browser. */
    key: uuid().notNull(),
    kind: text({ enum: ["email", "sequence", "search", "call_script", "plan"] }).notNull(),
    title: text().notNull(),
    source: text({ enum: ["template", "model"] }).notNull(),
    /** The name of the model that wrote this version; null of a template, and of versions before it was kept. */
    model: text(),
    /** Grows by one with each change. */
    version: integer().notNull().default(1),
    /** As the schema of the kind in app/drafts/draft-content.ts describes it. */
    content: jsonb().notNull(),
    /** The prospect that it is for, and the team whose prospect that is; null for anybody. */
    teamId: uuid("team_id"),
    prospectId: uuid("prospect_id"),
    /** The persona that it is for, of a draft for nobody of the list; null for the profile's. Not a foreign key: it outlives that one. */
    personaId: uuid("persona_id"),
    /** The team whose members may read it; null for nobody but the client. */
    sharedWith: uuid("shared_with").references(() => teams.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    /** When this version was saved. */
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    unique("drafts_key").on(table.clientId, table.key),
    index("drafts_prospect").on(table.teamId, table.prospectId).where(sql`prospect_id is not null`),
    index("drafts_shared").on(table.sharedWith).where(sql`shared_with is not null`),
    // What is written about a person goes with the record, whatever removes it.
    foreignKey({
      name: "drafts_of_prospect",
      columns: [table.teamId, table.prospectId],
      foreignColumns: [prospects.teamId, prospects.id],
    }).onDelete("cascade"),
    check("drafts_for_whom", sql`(${table.teamId} is null) = (${table.prospectId} is null)`),
    check("drafts_kind", sql`${table.kind} in ('email', 'sequence', 'search', 'call_script', 'plan')`),
    check(
      "drafts_model",
      sql`${table.model} is null or (${table.source} = 'model' and length(${table.model}) <= 200)`,
    ),
    check("drafts_source", sql`${table.source} in ('template', 'model')`),
    ownRowsOfTeam("own_drafts", table.clientId, table.teamId),
    readableTeamRows("team_drafts", table.sharedWith),
  ],
).enableRLS();

/** The earlier versions of drafts, each as it was before the change that replaced it. */
export const draftVersions = pgTable(
  "draft_versions",
  {
    clientId: text("client_id").notNull(),
    draftId: uuid("draft_id").notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    source: text({ enum: ["template", "model"] }).notNull(),
    model: text(),
    content: jsonb().notNull(),
    /** When this version was saved. */
    createdAt: moment("created_at").notNull(),
    /** When the next version was saved. */
    replacedAt: moment("replaced_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.draftId, table.version] }),
    foreignKey({
      name: "draft_versions_draft",
      columns: [table.clientId, table.draftId],
      foreignColumns: [drafts.clientId, drafts.id],
    }).onDelete("cascade"),
    check("draft_versions_source", sql`${table.source} in ('template', 'model')`),
    ownRows("own_draft_versions", table.clientId),
  ],
).enableRLS();

/**
 * The bytes that each client stores, counted by triggers in the transaction that stores or deletes them
 * (db/migrations, "count_storage"). The quota is that of the mailbox, so that plus-tags share it. interpretation.md D60.
 */
export const storageUse = pgTable(
  "storage_use",
  {
    clientId: text("client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** The address without its plus tag, as app/accounts/mailbox-of.ts. */
    mailbox: text().notNull(),
    /** Drafts, their earlier versions, and the profile. */
    work: bigint({ mode: "number" }).notNull().default(0),
    /** Messages with what belongs to them. */
    conversation: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [index("storage_use_mailbox").on(table.mailbox), ownRows("own_storage_use", table.clientId)],
).enableRLS();

/** The sum of `storage_use` as housekeeping found it last: one row. */
export const storageTotal = pgTable(
  "storage_total",
  {
    id: integer().primaryKey().default(1),
    bytes: bigint({ mode: "number" }).notNull(),
    /** The share of the limit that the operator was told last, in percent: 0, 80 or 100. */
    level: integer().notNull(),
    /** When the operator was told last; null while below every level. */
    warnedAt: moment("warned_at"),
  },
  (table) => [check("storage_total_one", sql`${table.id} = 1`)],
);

/**
 * To whom prospects belong. Each client has a team of one from its first row on, which a trigger makes in the same
 * statement (db/migrations, "team_of_client"). docs/decisions/0029-prospects.md.
 */
export const teams = pgTable(
  "teams",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The sequence number of the newest change of its prospects. Incrementing it locks this row, and so only this team. */
    lastSeq: bigint("last_seq", { mode: "number" }).notNull().default(0),
    /** How many prospects it has. */
    prospectCount: integer("prospect_count").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Whose profile, targeting and offer they are. One who works in another team has this one set aside. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** The member to whom the owner wishes to hand the team over, until that one has accepted; null for nobody. */
    nextOwnerId: text("next_owner_id").references(() => clients.id, { onDelete: "set null" }),
  },
  (table) => [index("teams_owner").on(table.ownerId), teamRows("own_team", table.id)],
).enableRLS();

/**
 * Who works in which team: a client in exactly one. What is kept here of a member fills in what the team's profile says about
 * its owner alone. docs/decisions/0062-teams.md.
 */
export const teamMembers = pgTable(
  "team_members",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    clientId: text("client_id")
      .notNull()
      .unique()
      .references(() => clients.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Who signs what a colleague writes, and what fills the gaps of their drafts; null of the owner, whose profile has it. */
    senderName: text("sender_name"),
    calendlyUrl: text("calendly_url"),
    draftGaps: jsonb("draft_gaps").$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.clientId] }),
    check(
      "team_members_size",
      sql`octet_length(concat(${table.senderName}, ${table.calendlyUrl})) <= 8192 and octet_length(${table.draftGaps}::text) <= 32768`,
    ),
    ownRows("own_membership", table.clientId),
  ],
).enableRLS();

/**
 * Invitations into a team that wait for the owner of an address, at most one for each. Nothing of them is secret: only who is
 * signed in with that address accepts one. docs/decisions/0062-teams.md.
 */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** Normalised. */
    email: text().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    unique("team_invitations_email").on(table.teamId, table.email),
    index("team_invitations_of_email").on(table.email),
    // For housekeeping.
    index("team_invitations_expires_at").on(table.expiresAt),
    check("team_invitations_size", sql`octet_length(${table.email}) <= 254`),
    teamRows("own_team_invitations", table.teamId),
  ],
).enableRLS();

/** The mails of the morning: at most one for each client and day. docs/decisions/0032-morning-mail.md. */
export const morningMails = pgTable(
  "morning_mails",
  {
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** A day in Paris. */
    day: date({ mode: "string" }).notNull(),
    /** When it was given to the outbox; null while there is nothing to write about. */
    queuedAt: moment("queued_at"),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.day] }),
    index("morning_mails_day").on(table.day),
    ownRows("own_morning_mails", table.clientId),
  ],
).enableRLS();

/** What a team has bought, as operators enter it. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    teamId: uuid("team_id")
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Null when it was never entered. */
    offer: text({ enum: ["starter", "growth", "scale", "trial"] }),
    /** The last day of the offer, in Paris; null when it has no end. */
    until: date({ mode: "string" }),
    /** When it was cancelled. A period after that, the team's prospect data are deleted. interpretation.md D9. */
    cancelledAt: moment("cancelled_at"),
    /** When the customer asked that it ends with `until`, which counts as the cancellation then; null unless so. */
    cancelRequestedAt: moment("cancel_requested_at"),
    /** What `until` was before, for who takes that back. */
    untilBefore: date("until_before", { mode: "string" }),
    changedAt: moment("changed_at").notNull(),
    /** The system's user who changed it last, `desk` (interpretation.md D251) or `client` (D291). */
    changedBy: text("changed_by").notNull(),
  },
  (table) => [
    check("subscriptions_offer", sql`${table.offer} in ('starter', 'growth', 'scale', 'trial')`),
    check("subscriptions_requested", sql`${table.cancelRequestedAt} is null or ${table.until} is not null`),
    index("subscriptions_cancelled").on(table.cancelledAt).where(sql`cancelled_at is not null`),
    index("subscriptions_ending").on(table.until).where(sql`cancel_requested_at is not null`),
    teamRows("own_subscription", table.teamId),
  ],
).enableRLS();

/** The terms of a team's subscriptions, from which follows how many prospects a morning brings (app/sourcing/night/quota). */
export const subscriptionTerms = pgTable(
  "subscription_terms",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** When it was entered. */
    since: moment("since").notNull(),
    offer: text({ enum: ["starter", "growth", "scale", "trial"] }).notNull(),
    /** The last day, in Paris; null when it has no end. */
    until: date({ mode: "string" }),
    cancelledAt: moment("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.since] }),
    check("subscription_terms_offer", sql`${table.offer} in ('starter', 'growth', 'scale', 'trial')`),
    teamRows("own_subscription_terms", table.teamId),
  ],
).enableRLS();

/** Where the search for a team's prospects stands, and whether its list is held. docs/decisions/0039-night.md. */
export const searches = pgTable(
  "searches",
  {
    teamId: uuid("team_id")
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The key of the criteria to which the round belongs (`walkKey`); others begin anew. */
    criteria: text().notNull().default(""),
    /** The day of the night that began to read what the register has for them; null before the first one. */
    begunOn: date("begun_on", { mode: "string" }),
    /** What the round asks next, as `Walk` in app/sourcing/register; null once it has ended. */
    walk: jsonb(),
    /** Since when nothing is delivered, and the system's user who wished it, or `desk`. */
    heldAt: moment("held_at"),
    heldBy: text("held_by"),
  },
  (table) => [
    check("searches_held", sql`(${table.heldAt} is null) = (${table.heldBy} is null)`),
    check("searches_round", sql`${table.begunOn} is not null or ${table.walk} is null`),
    check("searches_size", sql`octet_length(${table.walk}::text) <= 1024`),
    teamRows("own_search", table.teamId),
  ],
).enableRLS();

/** What fills a team's list on a working day: one row from its planning to its delivery. docs/decisions/0039-night.md. */
export const nights = pgTable(
  "nights",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The working day in Paris whose morning it prepares. */
    day: date({ mode: "string" }).notNull(),
    /** `left`: nothing was due, or it came to nothing before the day was over. */
    state: text({ enum: ["searching", "enriching", "scoring", "staged", "delivered", "left"] })
      .notNull()
      .default("searching"),
    /** When it was planned to begin. */
    beginsAt: moment("begins_at").notNull(),
    /** Nobody works on it before; later than it was to begin once somebody had to be waited for. */
    dueAt: moment("due_at").notNull(),
    /** Until when another one leaves it alone; null while nobody works on it. */
    leaseUntil: moment("lease_until"),
    /** Grows with each one who begins to work on it: only the newest may write. */
    fence: integer().notNull().default(0),
    /** Failures that nobody foresaw, in this night. */
    failures: integer().notNull().default(0),
    /** Why it waits or brought fewer, for operators; null while it goes well. */
    error: text(),
    /** Why the provider of enrichment did not tell all, as it was at last; null when it did. */
    enrichmentError: text("enrichment_error"),
    /** The prospects that are due, as known when it began. */
    quota: integer().notNull().default(0),
    /** Requests that the register answered, and questions that were answered, by the register or by what is stored of it. */
    requests: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    /** Companies in these answers, and people who were new among their directors. */
    seen: integer().notNull().default(0),
    found: integer().notNull().default(0),
    /** People and companies that were left out, by reason. */
    dropped: jsonb().$type<Record<string, number>>().notNull().default({}),
    enriched: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
    stagedAt: moment("staged_at"),
    deliveredAt: moment("delivered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.day] }),
    index("nights_due").on(table.dueAt).where(sql`state in ('searching', 'enriching', 'scoring')`),
    index("nights_open").on(table.day, table.teamId).where(sql`state not in ('delivered', 'left')`),
    index("nights_day").on(table.day),
    check(
      "nights_state",
      sql`${table.state} in ('searching', 'enriching', 'scoring', 'staged', 'delivered', 'left')`,
    ),
    check("nights_delivered", sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`),
    check(
      "nights_size",
      sql`octet_length(concat(${table.error}, ${table.enrichmentError})) <= 200 and octet_length(${table.dropped}::text) <= 1000`,
    ),
    teamRows("own_nights", table.teamId),
  ],
).enableRLS();

/**
 * People whom a night found for a team, until they are delivered or, once paid for, excluded; then only what keeps them from
 * coming again.
 */
export const candidates = pgTable(
  "candidates",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** A digest of SIREN and folded name. */
    personKey: text("person_key").notNull(),
    siren: text().notNull(),
    state: text({ enum: ["found", "enriching", "enriched", "staged", "delivered", "excluded"] })
      .notNull()
      .default("found"),
    /** The day on which the register told of them. */
    seenOn: date("seen_on", { mode: "string" }).notNull(),
    /** The day of the night that chose them for its morning first; null before. */
    chosenOn: date("chosen_on", { mode: "string" }),
    /** Company and director as the register gave them; null once delivered or excluded. */
    company: jsonb(),
    director: jsonb(),
    /** What a provider found; null without one. */
    contact: jsonb(),
    score: smallint().notNull().default(0),
    reasons: jsonb(),
    signal: text().notNull().default(""),
    /** The persona by whose criteria they were found; null for the team's targeting, which is the first one. */
    personaId: uuid("persona_id"),
    /** What the outcome with this prospect will be counted for. */
    traits: jsonb(),
    deliveredOn: date("delivered_on", { mode: "string" }),
    /** Not a foreign key: who was delivered once is not delivered again when the prospect is gone. */
    prospectId: uuid("prospect_id"),
    /** Their company as it was seen last, without a name, and of who was delivered the day in Paris of that. */
    seen: jsonb(),
    checkedOn: date("checked_on", { mode: "string" }),
    /** Of who is excluded: the customer's domains that exclude them; none for who has objected under the address that was found. */
    excludedBy: jsonb("excluded_by").$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    unique("candidates_person").on(table.teamId, table.personKey),
    index("candidates_waiting").on(table.teamId, table.score).where(sql`company is not null`),
    index("candidates_delivered").on(table.teamId, table.deliveredOn).where(sql`state = 'delivered'`),
    index("candidates_excluded").on(table.teamId).where(sql`state = 'excluded'`),
    index("candidates_old").on(table.seenOn).where(sql`company is not null`),
    // By which those of a person are found in all teams, as for `prospects`.
    index("candidates_siren").on(table.siren, table.teamId, table.id).where(sql`company is not null`),
    index("candidates_mailbox")
      .on(sql`(contact->'email'->>'value') text_pattern_ops`)
      .where(sql`contact is not null`),
    index("candidates_company_mailbox")
      .on(sql`(contact->>'companyEmail') text_pattern_ops`)
      .where(sql`contact is not null`),
    check(
      "candidates_state",
      sql`${table.state} in ('found', 'enriching', 'enriched', 'staged', 'delivered', 'excluded')`,
    ),
    check(
      "candidates_emptied",
      sql`(${table.state} = 'delivered') = (${table.deliveredOn} is not null)
        and (${table.state} = 'excluded') = (${table.excludedBy} is not null)
        and (${table.state} in ('delivered', 'excluded')) = (${table.company} is null)
        and (${table.company} is null) = (${table.director} is null)
        and (${table.company} is not null or ${table.contact} is null)`,
    ),
    check(
      "candidates_size",
      sql`octet_length(concat(${table.company}, ${table.director}, ${table.contact}, ${table.reasons}, ${table.signal}, ${table.traits}, ${table.excludedBy})) <= 65536`,
    ),
    teamRows("own_candidates", table.teamId),
  ],
).enableRLS();

/** What was seen of companies, to tell what changed since. Derived from public data and about no client. */
export const sightings = pgTable(
  "sightings",
  {
    siren: text().primaryKey(),
    /** The last day in Paris on which it was as in `seen`. */
    seenOn: date("seen_on", { mode: "string" }).notNull(),
    /** As `Sighting` in app/sourcing/score. */
    seen: jsonb().notNull(),
    /** How it was before it changed; null if it did not yet. */
    before: jsonb(),
  },
  (table) => [
    index("sightings_seen_on").on(table.seenOn),
    check("sightings_size", sql`octet_length(concat(${table.seen}, ${table.before})) <= 16384`),
  ],
);

/** A file of prospects that an operator or a member brought to a team. docs/decisions/0030-import.md. */
export const imports = pgTable(
  "imports",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** Its prospects are hidden unless it is done or undone. */
    state: text({ enum: ["loading", "abandoned", "done", "undoing", "undone"] })
      .notNull()
      .default("loading"),
    fileName: text("file_name").notNull(),
    /** SHA-256 of the file. */
    fileHash: text("file_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The system's user, or `desk`; of a member the id. */
    importedBy: text("imported_by").notNull(),
    /** While it loads: after this moment it is abandoned. */
    leaseUntil: moment("lease_until").notNull(),
    /** The number after which its prospects have theirs, far beyond the team's while it loads. */
    baseSeq: bigint("base_seq", { mode: "number" }).notNull(),
    /** Rows of the file: those that were added, those that the team had, and those that were refused. */
    added: integer().notNull().default(0),
    known: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** While it loads: those that were added and went again, because the person objected. */
    objected: integer().notNull().default(0),
    undoneAt: moment("undone_at"),
    undoneBy: text("undone_by"),
    /** After it was undone: the prospects that people had worked on, which stayed. */
    kept: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    check("imports_state", sql`${table.state} in ('loading', 'abandoned', 'done', 'undoing', 'undone')`),
    // One at a time for each team.
    uniqueIndex("imports_loading").on(table.teamId).where(sql`state = 'loading'`),
    // For housekeeping.
    index("imports_unfinished")
      .on(table.state, table.leaseUntil)
      .where(sql`state in ('loading', 'abandoned', 'undoing')`),
    teamRows("own_imports", table.teamId),
  ],
).enableRLS();

/** The day in Paris of the next step. */
const nextOn = sql.raw("(next_at at time zone 'Europe/Paris')::date");

/** The condition, as SQL, of new prospects whose next step is on the day of their delivery. */
export const isUntouched = sql`(status = 'new' and delivered_on = ${nextOn})`;

/** The condition of all others that have the moment of a next step. */
export const isTouched = sql`(next_at is not null and (status <> 'new' or delivered_on <> ${nextOn}))`;

/** A person in a company whom a team may approach. Status and next step follow from its events. */
export const prospects = pgTable(
  "prospects",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** The team's sequence number of its latest change. */
    seq: bigint({ mode: "number" }).notNull(),
    /** The team's sequence number of its delivery; 0 if it came before these were kept. */
    createdSeq: bigint("created_seq", { mode: "number" }).notNull(),
    // What is unknown is "", or null where the wire format says null.
    company: text().notNull(),
    siren: text(),
    website: text(),
    sector: text().notNull(),
    headcountMin: integer("headcount_min"),
    headcountMax: integer("headcount_max"),
    city: text().notNull(),
    /** Codes of its activity, and of the department of its head office, as the register gave them; none where it did not. */
    naf: text().array().notNull().default(sql`'{}'`),
    department: text(),
    contact: text().notNull(),
    role: text().notNull(),
    /** In lower case. */
    email: text(),
    emailState: text("email_state", { enum: ["verified", "given", "missing"] }).notNull(),
    phone: text(),
    phoneState: text("phone_state", { enum: ["verified", "given", "missing"] }).notNull(),
    /** The page of the person on LinkedIn, without scheme. */
    linkedin: text(),
    /** The general address of the company, which is nobody's own. In lower case. */
    companyEmail: text("company_email"),
    /** The sum of the reasons' points, cut to 0 and 100. */
    score: smallint().notNull(),
    reasons: jsonb().notNull(),
    signal: text().notNull(),
    technologies: jsonb().notNull(),
    workHistory: jsonb("work_history").notNull(),
    /** Where each datum comes from, and since when. */
    sources: jsonb().notNull(),
    status: text({
      enum: ["new", "to_call", "to_call_back", "meeting", "not_now", "won", "lost", "not_relevant"],
    })
      .notNull()
      .default("new"),
    /** Why it is not relevant, and the team's sequence number of saying so; null while it may be. */
    dismissedBecause: text("dismissed_because", {
      enum: ["size", "sector", "role", "place", "customer_already", "competitor", "other"],
    }),
    dismissedSeq: bigint("dismissed_seq", { mode: "number" }),
    /** The next step; null when there is none. */
    nextWhat: text("next_what"),
    nextAt: moment("next_at"),
    /** The member to whom it is given; null for everybody. Who leaves the team gives back what was theirs. */
    assigneeId: text("assignee_id"),
    /** A day in Paris. */
    deliveredOn: date("delivered_on", { mode: "string" }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** The day in Paris on which it was delivered, worked or confirmed last (interpretation.md D160). */
    activeOn: date("active_on", { mode: "string" }).notNull(),
    /** Company and person, folded: what is the same here is the same prospect, unless two addresses differ. */
    personKey: text("person_key").notNull(),
    /** The folded words, each behind the beginning of the team's id, so that the index is as if it were the team's own. */
    search: searchVector().notNull(),
    /** The import that brought it, which hides it until it is whole; null for a delivery. */
    importId: uuid("import_id"),
    /**
     * The persona for which it was found; null for the team's targeting, and for who was not found by a night. Not a foreign key:
     * reports count what came of a persona that is gone.
     */
    personaId: uuid("persona_id"),
    /** What the register said of the company since the delivery, the newest first. */
    updates: jsonb().notNull().default([]),
    /** What stands in the team's own columns, by their ids; one without a value is not in it. */
    columnValues: jsonb("column_values").notNull().default({}),
    /** What a file brought for them, on which the events follow. */
    importedValues: jsonb("imported_values").notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    unique("prospects_seq").on(table.teamId, table.seq),
    unique("prospects_email").on(table.teamId, table.email),
    index("prospects_person").on(table.teamId, table.personKey),
    index("prospects_created").on(table.teamId, table.createdSeq),
    // For the records of one person in all lists (app/sourcing/objections).
    index("prospects_mailbox").on(table.email.op("text_pattern_ops")).where(sql`email is not null`),
    index("prospects_siren").on(table.siren, table.teamId, table.id).where(sql`siren is not null`),
    index("prospects_company_mailbox")
      .on(table.companyEmail.op("text_pattern_ops"))
      .where(sql`company_email is not null`),
    // For those whom nobody worked or confirmed for long, over all lists.
    index("prospects_active").on(table.activeOn, table.teamId),
    // The views, each in its order, and in each what filters it: who is left out is passed over without being read.
    index("prospects_score").on(table.teamId, table.score, table.id, table.status, table.sector),
    index("prospects_new")
      .on(table.teamId, table.deliveredOn, table.score, table.id, table.sector)
      .where(sql`status = 'new'`),
    // The due ones in two parts, so that those of today, which are due from tomorrow on, stand in nobody's way.
    index("prospects_due_untouched")
      .on(table.teamId, table.nextAt, table.id, table.score, table.sector)
      .where(isUntouched),
    index("prospects_due_touched")
      .on(table.teamId, table.nextAt, table.id, table.score, table.status, table.sector)
      .where(isTouched),
    // For the newest of a reason, and how long ago they came (app/targeting/proposals).
    index("prospects_dismissed")
      .on(table.teamId, table.dismissedBecause, table.dismissedSeq, table.deliveredOn)
      .where(sql`dismissed_because is not null`),
    index("prospects_assignee").on(table.teamId, table.assigneeId).where(sql`assignee_id is not null`),
    index("prospects_import").on(table.teamId, table.importId).where(sql`import_id is not null`),
    foreignKey({
      name: "prospects_import",
      columns: [table.teamId, table.importId],
      foreignColumns: [imports.teamId, imports.id],
    }),
    index("prospects_search").using("gin", table.search),
    check(
      "prospects_status",
      sql`${table.status} in ('new', 'to_call', 'to_call_back', 'meeting', 'not_now', 'won', 'lost', 'not_relevant')`,
    ),
    check(
      "prospects_states",
      sql`${table.emailState} in ('verified', 'given', 'missing') and (${table.email} is null) = (${table.emailState} = 'missing')
        and ${table.phoneState} in ('verified', 'given', 'missing') and (${table.phone} is null) = (${table.phoneState} = 'missing')`,
    ),
    check("prospects_score", sql`${table.score} between 0 and 100`),
    check("prospects_headcount", sql`${table.headcountMin} is not null or ${table.headcountMax} is null`),
    check(
      "prospects_dismissed",
      sql`${table.dismissedBecause} in ('size', 'sector', 'role', 'place', 'customer_already', 'competitor', 'other')`,
    ),
    check(
      "prospects_dismissal",
      sql`(${table.status} = 'not_relevant') = (${table.dismissedBecause} is not null)
        and (${table.dismissedBecause} is null) = (${table.dismissedSeq} is null)`,
    ),
    check("prospects_codes", sql`octet_length(concat(${table.naf}::text, ${table.department})) <= 100`),
    // A link that leads elsewhere must not be in anybody's list.
    check("prospects_linkedin", sql`${table.linkedin} ~ '^www\\.linkedin\\.com/in/[A-Za-z0-9_%.-]{1,120}$'`),
    check("prospects_next", sql`${table.nextWhat} is not null or ${table.nextAt} is null`),
    check(
      "prospects_size",
      sql`octet_length(concat(${table.company}, ${table.siren}, ${table.website}, ${table.sector}, ${table.city}, ${table.contact},
        ${table.role}, ${table.email}, ${table.phone}, ${table.linkedin}, ${table.companyEmail}, ${table.signal},
        ${table.nextWhat})) <= 8192
        and octet_length(concat(${table.reasons}, ${table.technologies}, ${table.workHistory}, ${table.sources})) <= 24576`,
    ),
    check("prospects_values", sql`octet_length(${table.columnValues}::text) <= 32768`),
    check("prospects_imported_values", sql`octet_length(${table.importedValues}::text) <= 32768`),
    shownRows("own_prospects", table.teamId, table.importId),
  ],
).enableRLS();

/** How a team has arranged its list: own columns, names of the statuses, saved views and rules. docs/decisions/0063-list-settings.md. */
export const listSettings = pgTable(
  "list_settings",
  {
    teamId: uuid("team_id")
      .primaryKey()
      .references(() => teams.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    settings: jsonb().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    check("list_settings_size", sql`octet_length(${table.settings}::text) <= 262144`),
    teamRows("own_list_settings", table.teamId),
  ],
).enableRLS();

/**
 * How many prospects a team has that are new or have the moment of a next step, by day, counted by triggers in the
 * transaction that stores or changes them (db/migrations, "count_prospects").
 */
export const prospectCounts = pgTable(
  "prospect_counts",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /** The import that brought them, which hides them until it is whole; null for deliveries. */
    importId: uuid("import_id"),
    /** The day of their delivery in Paris while they are new; null for the others. */
    newOf: date("new_of", { mode: "string" }),
    /** The day in Paris of their next step; null without a moment. */
    nextOn: date("next_on", { mode: "string" }),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    unique("prospect_counts_kind")
      .on(table.teamId, table.newOf, table.nextOn, table.importId)
      .nullsNotDistinct(),
    shownRows("own_prospect_counts", table.teamId, table.importId),
  ],
).enableRLS();

/** What people did with a prospect, the truth from which its status and next step follow. Rows are only ever added. */
export const prospectEvents = pgTable(
  "prospect_events",
  {
    teamId: uuid("team_id").notNull(),
    id: uuid().notNull().defaultRandom(),
    prospectId: uuid("prospect_id").notNull(),
    /** The team's sequence number of the change. */
    seq: bigint({ mode: "number" }).notNull(),
    /** The idempotency key chosen by the browser. */
    key: uuid().notNull(),
    kind: text({ enum: ["status", "note", "next_step", "call", "undo", "assign", "value"] }).notNull(),
    /** What was posted, without kind and key. */
    data: jsonb().notNull(),
    at: moment("at").notNull(),
    /** The client who did it. Not a foreign key: the history stays when a colleague leaves. */
    authorId: text("author_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    unique("prospect_events_key").on(table.teamId, table.key),
    unique("prospect_events_seq").on(table.teamId, table.prospectId, table.seq),
    foreignKey({
      name: "prospect_events_prospect",
      columns: [table.teamId, table.prospectId],
      foreignColumns: [prospects.teamId, prospects.id],
    }).onDelete("cascade"),
    check(
      "prospect_events_kind",
      sql`${table.kind} in ('status', 'note', 'next_step', 'call', 'undo', 'assign', 'value')`,
    ),
    check("prospect_events_size", sql`octet_length(${table.data}::text) <= 16384`),
    teamRows("own_prospect_events", table.teamId),
  ],
).enableRLS();

/** Prospects that are no longer there, for readers who follow the changes. */
export const prospectRemovals = pgTable(
  "prospect_removals",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The team's sequence number of the removal. */
    seq: bigint({ mode: "number" }).notNull(),
    prospectId: uuid("prospect_id").notNull(),
    /** Why, and on which day in Paris, for as long as `periods.withdrawal` says; null when nobody needs to know. */
    because: text({ enum: ["objection"] }),
    removedOn: date("removed_on", { mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.seq] }),
    index("prospect_removals_prospect").on(table.teamId, table.prospectId).where(sql`because is not null`),
    // For housekeeping.
    index("prospect_removals_old").on(table.removedOn).where(sql`because is not null`),
    check("prospect_removals_because", sql`${table.because} in ('objection')`),
    check("prospect_removals_day", sql`(${table.because} is null) = (${table.removedOn} is null)`),
    teamRows("own_prospect_removals", table.teamId),
  ],
).enableRLS();

/**
 * People who are in no list, for ever: keyed hashes of an address, or of a name with the SIREN of the company, and nothing
 * else of them. docs/decisions/0040-objections.md.
 */
export const objections = pgTable("objections", {
  hash: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
  /** The system's user who entered it. */
  recordedBy: text("recorded_by").notNull(),
});

/** The key of these hashes: one row, made with the first of them. It does not follow AUTH_SECRET, which may be replaced. */
export const objectionKey = pgTable(
  "objection_key",
  {
    id: integer().primaryKey().default(1),
    key: text().notNull(),
  },
  (table) => [check("objection_key_one", sql`${table.id} = 1`)],
);

/** People who objected and whose records are being removed: for as long as that takes. */
export const pendingObjections = pgTable(
  "pending_objections",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What one request has brought. */
    runId: uuid("run_id").notNull(),
    email: text(),
    contact: text().notNull(),
    siren: text(),
    /** True for what the request said; false for what the records that it found have added. */
    isGiven: boolean("is_given").notNull(),
    recordedBy: text("recorded_by").notNull(),
    /** After this moment another process takes over. */
    leaseUntil: moment("lease_until").notNull(),
  },
  (table) => [
    index("pending_objections_run").on(table.runId),
    index("pending_objections_lease").on(table.leaseUntil),
    check(
      "pending_objections_size",
      sql`octet_length(concat(${table.email}, ${table.contact}, ${table.siren})) <= 8192`,
    ),
  ],
);

/**
 * Addresses that are told of each change of a team's prospects: the client's own, for as long as the client is in the team.
 * docs/decisions/0031-webhooks.md.
 */
export const webhooks = pgTable(
  "webhooks",
  {
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** The types that are wanted. */
    events: text().array().notNull(),
    /** Encrypted (limits/sealed.server.ts), and until `formerUntil` the one before it, which signs along. */
    secret: text().notNull(),
    formerSecret: text("former_secret"),
    formerUntil: moment("former_until"),
    createdAt: moment("created_at").notNull(),
    /** Changes of the team up to this number are delivered, unwanted, or rows of `webhook_deliveries`. */
    takenSeq: bigint("taken_seq", { mode: "number" }).notNull(),
    /** Nothing is sent before: the lease of who sends now, or what the receiver asked for. */
    dueAt: moment("due_at").notNull(),
    /** No further change is taken before. */
    holdUntil: moment("hold_until"),
    /** Deliveries whose first attempt failed since the last success. */
    failures: integer().notNull().default(0),
    succeededAt: moment("succeeded_at"),
    /** Since when it is switched off; null while it is on. */
    disabledAt: moment("disabled_at"),
    disabledBecause: text("disabled_because", { enum: ["gone", "failing", "secret_lost"] }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    index("webhooks_team").on(table.teamId),
    check(
      "webhooks_events",
      sql`cardinality(${table.events}) > 0 and ${table.events} <@ array['prospect.delivered', 'prospect.changed', 'prospect.removed']`,
    ),
    check("webhooks_size", sql`octet_length(${table.url}) <= 2048`),
    check("webhooks_disabled", sql`(${table.disabledAt} is null) = (${table.disabledBecause} is null)`),
    ownRowsOfTeam("own_webhooks", table.clientId, table.teamId),
  ],
).enableRLS();

/** What is to be sent to a webhook, and what was sent last. It holds no prospect: the body is made when it is sent. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    clientId: text("client_id").notNull(),
    /** The `webhook-id` of every attempt. */
    id: uuid().notNull().defaultRandom(),
    webhookId: uuid("webhook_id").notNull(),
    type: text({ enum: ["prospect.delivered", "prospect.changed", "prospect.removed"] }).notNull(),
    /** Null for a test. */
    prospectId: uuid("prospect_id"),
    /** When it happened. */
    at: moment("at").notNull(),
    createdAt: moment("created_at").notNull(),
    attempts: integer().notNull(),
    attemptedAt: moment("attempted_at").notNull(),
    status: text({ enum: ["waiting", "delivered", "failed", "replaced"] }).notNull(),
    /** While it waits: when the next attempt is due. */
    dueAt: moment("due_at").notNull(),
    /** The status of the receiver's latest answer; null if there was none. */
    answered: integer(),
    /** The beginning of what the receiver said to a failed attempt, or why there was no answer. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    foreignKey({
      name: "webhook_deliveries_webhook",
      columns: [table.clientId, table.webhookId],
      foreignColumns: [webhooks.clientId, webhooks.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_newest").on(table.clientId, table.webhookId, table.createdAt),
    index("webhook_deliveries_waiting")
      .on(table.clientId, table.webhookId, table.dueAt)
      .where(sql`status = 'waiting'`),
    index("webhook_deliveries_old").on(table.createdAt),
    // For operators: what failed once at least.
    index("webhook_deliveries_failing")
      .on(table.createdAt, table.id)
      .where(sql`status = 'failed' or (status = 'waiting' and attempts > 1)`),
    check(
      "webhook_deliveries_type",
      sql`${table.type} in ('prospect.delivered', 'prospect.changed', 'prospect.removed')`,
    ),
    check(
      "webhook_deliveries_status",
      sql`${table.status} in ('waiting', 'delivered', 'failed', 'replaced')`,
    ),
    check("webhook_deliveries_size", sql`octet_length(${table.reason}) <= 2048`),
    ownRows("own_webhook_deliveries", table.clientId),
  ],
).enableRLS();

/**
 * Whom a team looks for in the register of companies (app/targeting/criteria.ts). `criteria` is null while they follow
 * the profile; `lastVersion` goes on counting then. docs/decisions/0036-targeting.md.
 */
export const targeting = pgTable(
  "targeting",
  {
    /** The owner of the team. */
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** As in `client_profile`. */
    teamId: uuid("team_id")
      .primaryKey()
      .default(sql`null`)
      .references(() => teams.id, { onDelete: "cascade" }),
    criteria: jsonb(),
    lastVersion: integer("last_version").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** The words of the profile for which a model was asked for activities, and when. interpretation.md D156. */
    askedWords: text("asked_words"),
    askedAt: moment("asked_at"),
    /** What it proposed; null while it is asked, empty for nothing and once the customer has declined. */
    proposedNaf: text("proposed_naf").array(),
  },
  (table) => [
    check("targeting_size", sql`octet_length(${table.criteria}::text) <= 131072`),
    ownedRows("own_targeting", table.clientId, table.teamId),
    readableTeamRows("team_targeting", table.teamId),
  ],
).enableRLS();

/**
 * What a team looks for beside its targeting, with a share of the month's contacts, and what its drafts say. The last three
 * columns are the night's own. docs/decisions/0064-personas.md.
 */
export const personas = pgTable(
  "personas",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    version: integer().notNull().default(1),
    name: text().notNull(),
    /** Percent of the contacts; what the personas leave is the targeting's. */
    share: smallint().notNull(),
    criteria: jsonb().notNull(),
    /** "" and null where drafts say what the profile says. */
    valueProp: text("value_prop").notNull(),
    tone: text(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** The day in Paris of the last morning before the team's last change of shares: what came later counts for them. */
    sharedSince: date("shared_since", { mode: "string" }).notNull(),
    /** As in `searches`. */
    searchKey: text("search_key").notNull().default(""),
    begunOn: date("begun_on", { mode: "string" }),
    walk: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    check("personas_share", sql`${table.share} between 0 and 100`),
    check(
      "personas_size",
      sql`octet_length(${table.criteria}::text) <= 131072 and octet_length(${table.name}) + octet_length(${table.valueProp}) <= 16384`,
    ),
    check("personas_round", sql`${table.begunOn} is not null or ${table.walk} is null`),
    check("personas_walk", sql`octet_length(${table.walk}::text) <= 1024`),
    rowsOfOwner("own_personas", table.teamId),
    readableTeamRows("team_personas", table.teamId),
  ],
).enableRLS();

/**
 * Up to which change of the team's prospects a client has decided about those that are not relevant for a reason: what
 * follows from them is not proposed again. docs/decisions/0041-proposals.md.
 */
export const settledDismissals = pgTable(
  "settled_dismissals",
  {
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    // The numbers of another team mean nothing here.
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    reason: text({
      enum: ["size", "sector", "role", "place", "customer_already", "competitor"],
    }).notNull(),
    throughSeq: bigint("through_seq", { mode: "number" }).notNull(),
    settledAt: moment("settled_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.teamId, table.reason] }),
    check(
      "settled_dismissals_reason",
      sql`${table.reason} in ('size', 'sector', 'role', 'place', 'customer_already', 'competitor')`,
    ),
    ownRows("own_settled_dismissals", table.clientId),
  ],
).enableRLS();

/**
 * Contacts whose addresses are looked for, in batches of at most one request, until the night has taken what was found.
 * docs/decisions/0038-enrichment.md.
 */
export const enrichmentBatches = pgTable(
  "enrichment_batches",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    id: uuid().notNull().defaultRandom(),
    /**
     * `submitting` while a request is under way, `unanswered` when nobody knows what became of it, `submitted` once the
     * provider has it. `done`, `refused` and `lost` are ends.
     */
    state: text({ enum: ["waiting", "submitting", "unanswered", "submitted", "done", "refused", "lost"] })
      .notNull()
      .default("waiting"),
    /** As in `BatchRow` of app/sourcing/enrichment. */
    contacts: jsonb().notNull(),
    /** Once done: as `EnrichedContact` there. */
    found: jsonb(),
    /** Who has it, and the handle that asks for the result. */
    provider: text(),
    handle: text(),
    /** The day of the night whose units it holds, and how many. */
    day: date({ mode: "string" }),
    units: integer().notNull().default(0),
    /** Submissions that were begun: whoever notes one must be the last. */
    submissions: integer().notNull().default(0),
    /** Those of them that nobody answered. */
    unanswered: integer().notNull().default(0),
    createdAt: moment("created_at").notNull(),
    submittedAt: moment("submitted_at"),
    /** Since when the result has been asked for in this night. */
    askedSince: moment("asked_since"),
    /** Nobody works on it before: the lease of who does now, or the next attempt. */
    dueAt: moment("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index("enrichment_batches_due").on(table.teamId, table.state, table.dueAt),
    index("enrichment_batches_created").on(table.createdAt),
    check(
      "enrichment_batches_state",
      sql`${table.state} in ('waiting', 'submitting', 'unanswered', 'submitted', 'done', 'refused', 'lost')`,
    ),
    check(
      "enrichment_batches_units",
      sql`${table.units} >= 0 and (${table.units} = 0 or ${table.day} is not null)`,
    ),
    check("enrichment_batches_handle", sql`${table.state} <> 'submitted' or ${table.handle} is not null`),
    check("enrichment_batches_found", sql`(${table.state} = 'done') = (${table.found} is not null)`),
    check(
      "enrichment_batches_size",
      sql`octet_length(${table.contacts}::text) <= 1048576 and octet_length(${table.found}::text) <= 2097152`,
    ),
  ],
);

/** Paid units of enrichment that a team's night before the morning of a day has used, or may still be charged for. */
export const enrichmentUnits = pgTable(
  "enrichment_units",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** A day in Paris. */
    day: date({ mode: "string" }).notNull(),
    units: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.day] }),
    check("enrichment_units_positive", sql`${table.units} >= 0`),
  ],
);

/** The providers of enrichment: what each has cost, and why nothing is asked of it for a while. */
export const enrichmentProviders = pgTable("enrichment_providers", {
  name: text().primaryKey(),
  /** Units since the beginning, of all teams together: it only grows. */
  unitsSpent: bigint("units_spent", { mode: "number" }).notNull().default(0),
  /** The first moment at which no node asks it yet; null before the first request. */
  nextAt: moment("next_at"),
  /** Null while it works. */
  stoppedBecause: text("stopped_because", {
    enum: ["key_refused", "credits_exhausted", "busy", "unanswered"],
  }),
  stoppedUntil: moment("stopped_until"),
  /** The account that was stopped: another key begins anew. */
  stoppedAccount: text("stopped_account"),
});

// Better Auth's tables. The property names are its field names.

export const user = pgTable("user", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const session = pgTable(
  "session",
  {
    id: text().primaryKey(),
    expiresAt: moment("expires_at").notNull(),
    token: text().notNull().unique(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Not a field of Better Auth: when this session was last confirmed by a code from the owner's mailbox. */
    confirmedAt: moment("confirmed_at"),
    /** Not a field of Better Auth: when this session last answered with a passkey of its owner. */
    passkeyAt: moment("passkey_at"),
  },
  (table) => [
    index("session_of_user").on(table.userId),
    index("session_expires_at").on(table.expiresAt),
    index("session_created_at").on(table.createdAt),
  ],
);

export const account = pgTable("account", {
  id: text().primaryKey(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  userId: text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" }),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text(),
  password: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** The valid sign-in links of an address: the latest one sent, and those that are being sent. interpretation.md D21. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** Increases with each mail: of two links the one with the higher id is newer. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** HMAC of the code in the same mail; null after three wrong codes in the requesting browser. */
    codeHash: text("code_hash"),
    /** Wrong codes from the requesting browser, and from all others together. */
    wrongHere: integer("wrong_here").notNull().default(0),
    wrongElsewhere: integer("wrong_elsewhere").notNull().default(0),
    /** SHA-256 of the id of the requesting browser. */
    browserHash: text("browser_hash"),
    /** A path of this site. */
    next: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sign_in_links_of_email").on(table.email),
    index("sign_in_links_of_browser").on(table.browserHash),
    index("sign_in_links_expires_at").on(table.expiresAt),
  ],
);

/** Codes that confirm one session. They do not sign in. */
export const confirmationCodes = pgTable(
  "confirmation_codes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    /** HMAC of the code and the session that it confirms. */
    codeHash: text("code_hash").notNull(),
    wrong: integer().notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("confirmation_codes_of_session").on(table.sessionId),
    index("confirmation_codes_expires_at").on(table.expiresAt),
  ],
);

/** One row for each hit of a rate limit, counted over sliding windows. */
export const rateLimitHits = pgTable(
  "rate_limit_hits",
  {
    bucket: text().notNull(),
    hitAt: moment("hit_at").notNull(),
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.hitAt, table.id] }),
    index("rate_limit_hits_hit_at").on(table.hitAt),
  ],
);

/**
 * What all nodes together may ask the company register: one row, made by the first request
 * (docs/decisions/0035-company-register.md).
 */
export const registerBudget = pgTable(
  "register_budget",
  {
    id: smallint().primaryKey().default(1),
    /** The first moment that nobody has taken yet. */
    nextAt: moment("next_at").notNull(),
    /** Until when nobody asks: the register wished it, or it failed too often. */
    pausedUntil: moment("paused_until"),
    /** Failures since the last answer. */
    failures: integer().notNull().default(0),
    /** While the register fails: until when the others wait for the one that tries again. */
    tryingUntil: moment("trying_until"),
  },
  (table) => [check("register_budget_one", sql`${table.id} = 1`)],
);

/** Answers of the company register, for some hours. Derived from public data and about no client. */
export const registerAnswers = pgTable(
  "register_answers",
  {
    /** A digest of the request. */
    key: text().primaryKey(),
    answer: jsonb().notNull(),
    askedAt: moment("asked_at").notNull(),
  },
  (table) => [index("register_answers_asked_at").on(table.askedAt)],
);

/** Items to deliver, each stored until its receiver has accepted it. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** At most one waiting row for each kind and key: a newer item replaces an older one. Nothing is read out of it. */
    dedupeKey: text("dedupe_key").notNull(),
    /** The normalised address of a mail to a client; null for an item that names no person. */
    recipient: text(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** When the next attempt may begin. A claim postpones it, so that a crash delays the item but never loses it. */
    dueAt: moment("due_at").notNull(),
    /** When the item is given up; null for one that never expires. */
    expiresAt: moment("expires_at"),
    /** Set when the receiver refused permanently or the item expired. */
    failedAt: moment("failed_at"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("outbox_waiting").on(table.kind, table.dedupeKey).where(sql`failed_at is null`),
    index("outbox_first").on(table.dueAt).where(sql`failed_at is null and attempts = 0`),
    index("outbox_retries").on(table.dueAt).where(sql`failed_at is null and attempts > 0`),
    index("outbox_expiring").on(table.expiresAt).where(sql`failed_at is null and expires_at is not null`),
    index("outbox_failed_at").on(table.failedAt).where(sql`failed_at is not null`),
    // For operators, the oldest first.
    index("outbox_created").on(table.createdAt, table.id),
  ],
);

/** Contact requests and requests about personal data, until they are settled and for a while after. interpretation.md D29, D230. */
export const contactRequests = pgTable(
  "contact_requests",
  {
    /** The idempotency key for the relay. */
    id: uuid().primaryKey().defaultRandom(),
    /** Chosen by the browser for one view of the form; null without JavaScript. */
    formKey: text("form_key"),
    /** HMAC of all fields, equal for equal content. */
    contentDigest: text("content_digest").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** "" when omitted. */
    company: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the running attempt began. */
    attemptAt: moment("attempt_at"),
    /** The end of the relay's pause, which applies to every request. */
    retryAt: moment("retry_at"),
    /** When its visitor last saw a failure, or may retry after it. */
    failureShownAt: moment("failure_shown_at"),
    /** Set once the request was accepted: it is never sent again. */
    deliveredAt: moment("delivered_at"),
    /** The right that a request about personal data uses; null for a message. */
    dataRight: text("data_right", { enum: ["oppose", "access", "rectify", "erase"] }),
    /** At the operators' desk: open until an answer has left or an operator has closed it. */
    state: text({ enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    /** Since when it is not open; null while it is. */
    settledAt: moment("settled_at"),
    /** The address of the operator who takes care of it. */
    assignedTo: text("assigned_to"),
    /** Grows with each change by an operator. */
    version: integer().notNull().default(1),
    /** What its objection has removed, as `CarriedOut` in app/contact; null while none was recorded. */
    carriedOut: jsonb("carried_out"),
  },
  (table) => [
    check("contact_requests_right", sql`${table.dataRight} in ('oppose', 'access', 'rectify', 'erase')`),
    check("contact_requests_state", sql`${table.state} in ('open', 'answered', 'closed')`),
    check("contact_requests_settled", sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check("contact_requests_carried", sql`octet_length(${table.carriedOut}::text) <= 1024`),
    // The inbox, and those who wait the longest.
    index("contact_requests_inbox").on(table.state, table.createdAt, table.id),
    // For housekeeping.
    index("contact_requests_settled").on(table.settledAt).where(sql`settled_at is not null`),
    index("contact_requests_content").on(table.contentDigest, table.createdAt),
    // For the export and the deletion of an account.
    index("contact_requests_email").on(sql`lower(email)`, table.createdAt),
    index("contact_requests_retry").on(table.retryAt).where(sql`retry_at is not null`),
  ],
);

/** What operators replied to a request, by mail. It goes with the request. docs/decisions/0054-requests.md. */
export const contactReplies = pgTable(
  "contact_replies",
  {
    /** The idempotency key chosen by the browser, and the beginning of the mail's Message-ID. */
    id: uuid().primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** The address of the operator. */
    writtenBy: text("written_by").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the mail server accepted it; null before, and for ever if it was given up. */
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("contact_replies_request").on(table.requestId, table.createdAt),
    check("contact_replies_size", sql`length(${table.text}) between 1 and 20000`),
  ],
);

/** How often a limit was hit on a day in Paris, by all visitors and clients of all nodes together. */
export const limitHits = pgTable(
  "limit_hits",
  {
    day: date({ mode: "string" }).notNull(),
    /** As in the log: "messages", "contact" … */
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/**
 * What operators read about clients and changed, and what the product's commands did for them. Rows are only ever added: a
 * trigger refuses the rest to every role (db/migrations, "audit_log_kept"). It outlives the client, so it refers to none.
 * docs/decisions/0053-operators-desk.md.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    /** In the order of their storing, but for transactions that end in another order. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** An operator's address, `ops:` and the name of the system's user, or `client`: the client of the row. */
    actor: text().notNull(),
    /** What the actor is: the client may read this, and not who it was. */
    actorKind: text("actor_kind", { enum: ["operator", "command", "client"] })
      .notNull()
      .generatedAlwaysAs(
        sql`case when actor = 'client' then 'client' when starts_with(actor, 'ops:') then 'command' else 'operator' end`,
      ),
    /** As in app/operators/audit/audit-action.ts. */
    action: text().notNull(),
    /** Whose data it was about; null for nobody's. */
    clientId: text("client_id"),
    /** The id or number of what it was about, and never a person. */
    subject: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The network address that it came from; null for a command. */
    address: text(),
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_log_client").on(table.clientId, table.id),
    index("audit_log_actor").on(table.actor, table.id),
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_at").on(table.at),
    check("audit_log_action", sql`${table.action} ~ '^[a-z]+[.][a-z_]+$'`),
    check(
      "audit_log_size",
      sql`octet_length(concat(${table.actor}, ${table.action}, ${table.clientId}, ${table.subject}, ${table.address}, ${table.requestId})) <= 2000
        and octet_length(${table.details}::text) <= 4000`,
    ),
    ownRows("own_audit_log", table.clientId),
  ],
).enableRLS();

/**
 * Requests that failed in a way that nobody foresaw, for the operators' desk; the log has all of them, this table some.
 * docs/product/interpretation.md D243.
 */
export const unexpectedErrors = pgTable(
  "unexpected_errors",
  {
    /** The id of the request, which its sender was told. */
    id: uuid().primaryKey(),
    at: moment("at").notNull(),
    method: text().notNull(),
    /** The pattern of the route, never a path. */
    route: text().notNull(),
    /** Of the error: its class, and its message without what anybody wrote, as the log has it. */
    type: text().notNull(),
    message: text().notNull(),
    /** The first lines of its stack: functions and places in the code. */
    place: text().notNull(),
    /** Who was signed in. */
    clientId: text("client_id").references(() => clients.id, { onDelete: "set null" }),
  },
  (table) => [
    index("unexpected_errors_at").on(table.at, table.id),
    check(
      "unexpected_errors_size",
      sql`octet_length(concat(${table.method}, ${table.route}, ${table.type}, ${table.message}, ${table.place})) <= 8000`,
    ),
  ],
);

/** Passkeys of operators. The property names are the field names of Better Auth's plugin. */
export const passkey = pgTable(
  "passkey",
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text("public_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull().unique(),
    /** Grows with each use, where the authenticator counts. */
    counter: integer().notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text(),
    createdAt: moment("created_at"),
    aaguid: text(),
  },
  (table) => [index("passkey_of_user").on(table.userId)],
);

/** Challenges of Better Auth that an answer consumes: those of its passkeys. The property names are its field names. */
export const verification = pgTable(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verification_identifier").on(table.identifier),
    index("verification_expires_at").on(table.expiresAt),
  ],
);

export const schema = {
  clients,
  clientProfile,
  messages,
  messageFeedback,
  pendingAnswers,
  conversationSummaries,
  modelTokens,
  modelReservations,
  drafts,
  draftVersions,
  storageUse,
  storageTotal,
  teams,
  teamMembers,
  teamInvitations,
  morningMails,
  subscriptions,
  subscriptionTerms,
  searches,
  nights,
  candidates,
  sightings,
  imports,
  prospects,
  listSettings,
  prospectCounts,
  prospectEvents,
  prospectRemovals,
  objections,
  objectionKey,
  pendingObjections,
  webhooks,
  webhookDeliveries,
  targeting,
  personas,
  settledDismissals,
  enrichmentBatches,
  enrichmentUnits,
  enrichmentProviders,
  user,
  session,
  account,
  signInLinks,
  confirmationCodes,
  rateLimitHits,
  registerBudget,
  registerAnswers,
  outbox,
  contactRequests,
  contactReplies,
  limitHits,
  auditLog,
  unexpectedErrors,
  passkey,
  verification,
};
