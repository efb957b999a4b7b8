ALTER TABLE "client_profile" ADD COLUMN "icp_industry" text;
ALTER TABLE "client_profile" ADD COLUMN "sender_name" text;
ALTER TABLE "client_profile" ADD COLUMN "skipped_questions" text[] DEFAULT '{}' NOT NULL;
-- Written by hand: what a profile takes up counts the two new texts too. Nothing was stored in them yet, so counts stay.
do $$
declare
  bytes constant text := 'octet_length(concat(company_name, industry, icp_industry, icp_title, icp_size, icp_location, sender_name,'
    || ' value_prop, tone, common_objections, primary_goal, calendly_url, linkedin_url, banned_phrases))';
begin
  drop trigger storage_added on client_profile;
  drop trigger storage_changed on client_profile;
  drop trigger storage_removed on client_profile;
  execute format('create trigger storage_added after insert on client_profile referencing new table as added
    for each statement execute function count_storage(%L, %L)', 'work', bytes);
  execute format('create trigger storage_changed after update on client_profile referencing old table as removed new table as added
    for each statement execute function count_storage(%L, %L)', 'work', bytes);
  execute format('create trigger storage_removed after delete on client_profile referencing old table as removed
    for each statement execute function count_storage(%L, %L)', 'work', bytes);
end
$$;
