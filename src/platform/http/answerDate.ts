import { noteServerDate } from '../lib/time/serverClock';

type Caching = { date: unknown; age: unknown; caching: unknown };

/**
 * Follows the provider's clock by an answer. One that the browser or a proxy had cached is older than its arrival and
 * says nothing.
 */
export function noteAnswerDate({ date, age, caching }: Caching, sentAt: number): void {
  const isPresent = age !== undefined && age !== null;
  const wasCached = isPresent || (typeof caching === 'string' && /max-age=[1-9]/.test(caching));
  noteServerDate(typeof date === 'string' && !wasCached ? date : undefined, sentAt);
}
