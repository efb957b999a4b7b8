/** What sends wake-ups to every node in place of NOTIFY. It may lose them. */
export type Carrier = {
  isConnected(): boolean;
  publish(channel: string, payload: string): void;
};

/** The carrier of a database; `null`: wake-ups are notifications of the database itself. */
export type CarrierSlot = { carrier: Carrier | null };
