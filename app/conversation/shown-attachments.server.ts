import { sql } from "drizzle-orm";

/**
 * The attachments of a row of `messages` as readers see them: with the draft that was made of its offer, as long as that
 * exists, and with what the client thinks of the answer. Stored attachments never change.
 */
// By their names: Drizzle leaves out the tables in a query of one, where both have these columns.
export const shownAttachments = sql<unknown>`
  case when messages.attachments ? 'offer' or messages.kind = 'answer' then
    coalesce(messages.attachments, '{}'::jsonb)
    || case when messages.attachments ? 'offer' then coalesce(
      (
        select jsonb_build_object(
          'draft', jsonb_build_object('id', drafts.id, 'kind', drafts.kind, 'title', drafts.title)
        )
        from drafts
        where drafts.client_id = messages.client_id
          and drafts.key = (messages.attachments #>> '{offer,key}')::uuid
      ),
      '{}'::jsonb
    ) else '{}'::jsonb end
    || coalesce(
      (
        select jsonb_build_object('feedback', jsonb_strip_nulls(jsonb_build_object(
          'verdict', thought.verdict, 'reason', thought.reason, 'comment', nullif(thought.comment, ''),
          'withText', case when thought.answer is not null then true end
        )))
        from message_feedback as thought
        where thought.client_id = messages.client_id and thought.message_id = messages.id
      ),
      '{}'::jsonb
    )
  else messages.attachments end`;
