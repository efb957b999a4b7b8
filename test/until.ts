/**
 * Resolves when `condition` is true, which is asked every `interval` milliseconds; throws after three minutes, long enough
 * for a slow and busy machine. For every wait in a test: `vi.waitFor` gives up after a second, and advances a fake clock.
 */
export async function until(condition: () => boolean | Promise<boolean>, interval = 20): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(
        `Not true within three minutes: ${String(condition).replace(/\s+/g, " ").slice(0, 200)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
