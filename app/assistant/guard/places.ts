type Place = { start: number; end: number };

/** Those of some places, in order and not overlapping, that overlap with one. */
export function between<Found extends Place>(places: readonly Found[], from: number, to: number): Found[] {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const found: Found[] = [];
  for (let index = low; (places[index]?.start ?? to) < to; index++) found.push(places[index] as Found);
  return found;
}
