export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** An instant as the API writes it. */
export function toIso(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
