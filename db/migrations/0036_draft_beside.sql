ALTER TABLE "messages" ADD COLUMN "draft_id" uuid;
-- Written by hand: a draft for anybody may become one for a prospect, whose record then takes it along.
grant update (team_id, prospect_id) on drafts to matinal_client;
-- But one for somebody stays theirs: its earlier versions say what they say of this person.
create function drafts_stay_with_prospect() returns trigger language plpgsql as $$
begin
  if old.prospect_id is not null and new.prospect_id is distinct from old.prospect_id then
    raise exception 'A draft for one prospect cannot become one for another.';
  end if;
  return new;
end
$$;
create trigger drafts_stay_with_prospect before update of team_id, prospect_id on drafts
  for each row execute function drafts_stay_with_prospect();
