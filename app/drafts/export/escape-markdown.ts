/** What opens a block at the start of a line: a heading, a list, a line under a heading. */
const blockStart = /^(?:[#+=-]|\d{1,9}(?=[.)]))/;

/**
 * A line that CommonMark and GitHub's tables and strikethrough show as it is typed. Addresses of the web stay links.
 */
export function escapeMarkdown(line: string): string {
  return line
    .replace(/[\t\n ]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (/^https?:\/\/[^\s<>\\]+$/.test(word) ? `<${word}>` : escapedWord(word)))
    .join(" ")
    .replace(blockStart, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d{1,9})(?=[.)])/, "$1\\");
}

const escapedWord = (word: string) => word.replace(/[\\`*_[\]<>~|&]/g, "\\$&");
