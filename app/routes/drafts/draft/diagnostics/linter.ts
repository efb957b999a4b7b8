// One file for the browser to load when the page is idle.
export { lintContextOf } from "~/drafts/lint/lint-context.ts";
export { lintDraft } from "~/drafts/lint/lint-draft.ts";
