/**
 * Resolves when `condition` is true; throws after about 20 s. For tests with a fake clock, which `vi.waitFor` would
 * advance.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The condition was not true within 20 s.");
}
