/** Characters at the end of an answer that are compared. */
const window = 1_200;

/** How often the same words must follow each other in it. */
const minRepeats = 8;

/** True for a text that ends by saying the same again and again, as a model does that has lost its thread. */
export function endsInRepetition(text: string): boolean {
  if (text.length < window) return false;
  return shortestPeriod(text.slice(-window)) * minRepeats <= window;
}

/** The smallest number of characters by which `text` can be shifted onto itself, by its prefix function: linear time. */
function shortestPeriod(text: string): number {
  const borders = new Uint16Array(text.length);
  for (let index = 1, border = 0; index < text.length; index++) {
    while (border > 0 && text[index] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[index] === text[border]) border++;
    borders[index] = border;
  }
  return text.length - (borders.at(-1) ?? 0);
}
