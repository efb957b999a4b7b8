ALTER TABLE "outbox" ADD COLUMN "recipient" text;
-- Written by hand: items of the version before are still delivered, and replaced by newer ones. Their keys contained the
-- recipient, and the id of the contact request. A key is now the SHA-256 of the former one, in base64url.
update outbox set
  recipient = split_part(dedupe_key, ' ', 1),
  dedupe_key = rtrim(translate(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'base64'), '+/', '-_'), '=')
where kind in ('sign-in', 'confirmation', 'account-deleted');
update outbox set payload = jsonb_build_object('requestId', dedupe_key) where kind = 'contact';
