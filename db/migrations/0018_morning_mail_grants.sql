-- Written by hand: drizzle-kit knows no grants. A client may switch the mail of the morning off and on again, and see when
-- it was sent.
grant update (morning_mail) on clients to matinal_client;
grant select on morning_mails to matinal_client;
