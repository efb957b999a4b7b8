/** Lehmer's generator: always the same numbers. */
const factor = 48_271;
const modulus = 2_147_483_647;

/** The items in an order that looks like chance, and is the same each time for the same `seed`. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = 7 + 1_000 * seed;
  for (let last = order.length - 1; last > 0; last--) {
    state = (state * factor) % modulus;
    const at = state % (last + 1);
    [order[last], order[at]] = [order[at] as Item, order[last] as Item];
  }
  return order;
}
