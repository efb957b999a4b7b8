/** The index `steps` after `index` (negative: before), wrapping around at `count`. */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
