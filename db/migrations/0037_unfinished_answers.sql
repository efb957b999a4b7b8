ALTER TABLE "messages" DROP CONSTRAINT "messages_state";
ALTER TABLE "pending_answers" DROP CONSTRAINT "pending_answers_how";
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('complete', 'stopped', 'broken', 'unfinished'));
ALTER TABLE "pending_answers" ADD CONSTRAINT "pending_answers_how" CHECK ("pending_answers"."how" in ('shorter', 'more_direct', 'rephrase', 'continue'));