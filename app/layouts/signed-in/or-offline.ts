/**
 * Returns the server action's answer, or that of `offline` when the server cannot be reached: the form then stays,
 * keeps its input, and shows why.
 */
export async function orOffline<Answer, Offline>(
  serverAction: () => Promise<Answer>,
  offline: () => Offline,
): Promise<Answer | Offline> {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no answer.
    if (error instanceof TypeError) return offline();
    throw error;
  }
}
