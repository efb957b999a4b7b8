import type { DraftContent, EmailContent } from "#app/drafts/draft-content.ts";

/** Every text of a draft, in its order. */
export function textOf(content: DraftContent): string {
  const texts: string[] = [];
  JSON.stringify(content, (_, value) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts.join("\n\n");
}

/** The mails of a draft; none of another kind. */
export function mailsOf(content: DraftContent): readonly EmailContent[] {
  if ("mails" in content) return content.mails;
  return "body" in content ? [content] : [];
}
