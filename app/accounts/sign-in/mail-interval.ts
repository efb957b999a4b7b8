/** Seconds between two mails for one requester. The server enforces it and the page counts it down. */
export const mailInterval = 60;
