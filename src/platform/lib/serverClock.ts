/** How far the provider's clock is ahead of this device's, as far as its answers say. */
let offsetMs = 0;

/** The present moment by the provider's clock (epoch milliseconds): a device's own may be minutes off. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** The same as a Date. */
export function serverDate(): Date {
  return new Date(serverNow());
}

/**
 * Learns from the `Date` header of an answer. It has whole seconds and was written between sending and receiving, so it
 * proves a range; the offset moves only as far as that asks.
 */
export function noteServerDate(header: string | undefined, sentAt: number, receivedAt = Date.now()): void {
  const date = Date.parse(header ?? '');
  // A clock that was set meanwhile proves nothing.
  if (Number.isNaN(date) || receivedAt < sentAt) return;
  const [least, most] = [date - receivedAt, date + 999 - sentAt];
  offsetMs = Math.min(Math.max(offsetMs, least), most);
}

/** Trusts the device again, until an answer says otherwise. */
export function forgetServerDate(): void {
  offsetMs = 0;
}
