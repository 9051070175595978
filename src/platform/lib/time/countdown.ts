/** Formats a waiting time as minutes and seconds: 42 -> "0:42", 605 -> "10:05", 3725 -> "1:02:05". Negative is 0. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${hours > 0 ? pad(minutes) : minutes}:${pad(rest)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Whole seconds from `now` until a moment (both epoch milliseconds), rounded up; 0 when it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
