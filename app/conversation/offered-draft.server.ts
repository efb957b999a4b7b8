import { sql } from "drizzle-orm";

/**
 * The attachments of a row of `messages` as readers see them: with the draft that was made of its offer, as long as that
 * exists. Stored attachments never change.
 */
// By their names: Drizzle leaves out the tables in a query of one, where both have these columns.
export const shownAttachments = sql<unknown>`
  case when messages.attachments ? 'offer' then messages.attachments || coalesce(
    (
      select jsonb_build_object(
        'draft', jsonb_build_object('id', drafts.id, 'kind', drafts.kind, 'title', drafts.title)
      )
      from drafts
      where drafts.client_id = messages.client_id
        and drafts.key = (messages.attachments #>> '{offer,key}')::uuid
    ),
    '{}'::jsonb
  ) else messages.attachments end`;
