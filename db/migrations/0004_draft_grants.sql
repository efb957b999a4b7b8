-- Written by hand: drizzle-kit knows policies but no grants. What a draft is and whose never changes, and a version that
-- was replaced is never rewritten. Versions are deleted one by one, drafts with all of theirs.
grant select, insert, delete on drafts to matinal_client;
grant update (title, source, version, content, updated_at) on drafts to matinal_client;
grant select, insert, delete on draft_versions to matinal_client;
