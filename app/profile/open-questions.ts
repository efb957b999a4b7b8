/** What the assistant asks after the seven questions, in this order, where nobody has said it. interpretation.md D142. */
export const openQuestions = ["icp_location", "icp_industry", "sender_name"] as const;

export type OpenQuestion = (typeof openQuestions)[number];
