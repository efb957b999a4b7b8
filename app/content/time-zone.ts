/** The time zone of all displayed times, so that server and browser, and any two devices, show the same. */
export const timeZone = "Europe/Paris";
