/**
 * What the server's action answers, or what `offline` makes when the service cannot be reached: whoever sent the form
 * stays, keeps what was typed, and reads why.
 */
export async function orOffline<Answer, Offline>(
  serverAction: () => Promise<Answer>,
  offline: () => Offline,
): Promise<Answer | Offline> {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` rejects with when no answer comes.
    if (error instanceof TypeError) return offline();
    throw error;
  }
}
