/**
 * Resolves when `condition` is true, which is asked every `interval` milliseconds; throws after `minutes`, three of which are
 * long enough for a slow and busy machine. For every wait in a test: `vi.waitFor` gives up after a second, and advances a
 * fake clock.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  interval = 20,
  minutes = 3,
): Promise<void> {
  const deadline = performance.now() + minutes * 60_000;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(
        `Not true within ${minutes} minutes: ${String(condition).replace(/\s+/g, " ").slice(0, 200)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
