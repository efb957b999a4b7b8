/** What stands for something that is left out of a text. */
export const omission = "[…]";
const ellipsis = ` ${omission} `;

/** `text` in at most `max` UTF-16 code units: its beginning and its end, if the middle has to go. */
export function cutInMiddle(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = max - ellipsis.length;
  const head = Math.ceil((kept * 2) / 3);
  // Half of a surrogate pair becomes a replacement character.
  return (
    text.slice(0, head).toWellFormed().trimEnd() +
    ellipsis +
    text
      .slice(text.length - (kept - head))
      .toWellFormed()
      .trimStart()
  );
}

/**
 * A text of somebody else, to stand between tags in a request: without controls and invisible characters, which hide
 * instructions from people, and without angle brackets, so that it closes no tag. At most `max` code units.
 */
export function dataText(text: string, max: number): string {
  return cutInMiddle(text, max)
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[<\uFE64\uFF1C]/g, "‹")
    .replace(/[>\uFE65\uFF1E]/g, "›")
    .trim();
}

/** The tags that delimit data in a request. */
const ownTags =
  /[<\uFE64\uFF1C](?=\/?(?:catalogue|service|offre|liste|brouillon|profil|resume|conversation|message|demande|fiches?)\b)/gi;

/** What a customer wrote, as it stands, except that it can neither open nor close a tag of ours. */
export function withoutOwnTags(text: string): string {
  return text.replace(ownTags, "‹");
}

/** `dataText` as one line: where a line says who speaks, it cannot begin another. */
export function dataLine(text: string, max: number): string {
  return dataText(text, max).replace(/\s+/g, " ");
}

/** `content` as the data of a tag. */
export function tagged(tag: string, content: string): string {
  return `<${tag}>\n${content}\n</${tag}>`;
}
