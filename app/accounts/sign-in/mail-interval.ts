/** Seconds between two mails that one person asks for, for the server that keeps it and the page that counts down. */
export const mailInterval = 60;
