/** Lead of the provider's clock over this device's, by its latest answer. */
let offsetMs = 0;

/** The current time by the provider's clock (epoch milliseconds). A device's own clock may be minutes off. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** The same as a Date. */
export function serverDate(): Date {
  return new Date(serverNow());
}

/** A moment of this device's clock by the provider's clock. */
export function toServerTime(deviceMs: number): number {
  return deviceMs + offsetMs;
}

/**
 * Adjusts the offset from the `Date` header of an answer. The header has whole seconds and was written between sending
 * and receiving, so it gives a range; the offset moves only as far as that range requires.
 */
export function recordServerDate(header: string | undefined, sentAt: number, receivedAt = Date.now()): void {
  const date = Date.parse(header ?? '');
  // The device's clock was changed during the call, so the header cannot be used.
  if (Number.isNaN(date) || receivedAt < sentAt) return;
  const [least, most] = [date - receivedAt, date + 999 - sentAt];
  offsetMs = Math.min(Math.max(offsetMs, least), most);
}

/** Uses the device's clock again until the next answer. */
export function forgetServerDate(): void {
  offsetMs = 0;
}
