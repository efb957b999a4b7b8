/** The first 160 characters; the conversation and the editor show the whole text. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= 160 ? text : `${characters.slice(0, 159).join("").trimEnd()}…`;
}
