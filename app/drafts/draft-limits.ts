/**
 * The maximum lengths of texts, in code points, and of lists. The largest content of each kind, in characters of four
 * bytes, fits in one request of 64 kB.
 */
export const draftLimits = {
  title: 120,
  email: { subject: 200, body: 5_000 },
  sequence: { mails: 3, delayDays: 60 },
  search: { items: 24, item: 100 },
  callScript: {
    opening: 600,
    questions: 8,
    question: 200,
    pitch: 1_200,
    objections: 20,
    objection: 160,
    answer: 400,
    close: 900,
  },
  plan: { weeks: 8, goal: 200, actions: 6, action: 250 },
} as const;
