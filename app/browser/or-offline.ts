/**
 * Returns the result of the server action, or that of `offline` when the server cannot be reached: the form then
 * stays, keeps its input, and shows why.
 */
export async function orOffline<Result, Offline>(
  serverAction: () => Promise<Result>,
  offline: () => Offline,
): Promise<Result | Offline> {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no response.
    if (error instanceof TypeError) return offline();
    throw error;
  }
}
