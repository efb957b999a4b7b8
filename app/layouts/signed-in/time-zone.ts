/** The zone of all times that a customer reads, so that two devices, and server and browser, say the same. */
export const timeZone = "Europe/Paris";
