/** The cookie that ties an answer with a passkey to its challenge, before `cookieName`. */
export const challengeCookie = "matinal.passkey";
