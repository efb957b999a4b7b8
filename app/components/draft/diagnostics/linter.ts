// One file for the browser to load when the page is idle.
export { lintContextOf } from "#app/drafts/lint/lint-context.ts";
export { lintDraft } from "#app/drafts/lint/lint-draft.ts";
