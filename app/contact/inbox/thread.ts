// The mails about a request are one thread: the request is its root, whether it was mailed or not, and each reply names it
// and the replies before. The Message-IDs follow from the ids, so a mail that is sent twice is one mail to its reader.

/** The Message-ID of a request before its domain. */
export const requestMessageId = (requestId: string): string => `request-${requestId}`;

/** The Message-ID of a reply before its domain. */
export const replyMessageId = (replyId: string): string => `reply-${replyId}`;

/** Replies that a mail names: clients need the root and the last ones, and a header has a length. */
const mostNamed = 10;

/** What a mail after these replies refers to, the request first. */
export const threadOf = (requestId: string, earlierReplies: readonly string[]): string[] => [
  requestMessageId(requestId),
  ...earlierReplies.slice(-mostNamed).map(replyMessageId),
];

/** The address alone of a mailbox such as `Ventes <ventes@exemple.fr>`. */
export const addressOf = (mailbox: string): string => mailbox.match(/<([^<>]+)>$/)?.[1] ?? mailbox;
