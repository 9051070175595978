import type { QueryKey } from '@tanstack/react-query';

/** First parts of the keys of answers that stay readable without a network: what a helper needs at work. */
const keptParts = new Set(['helper', 'helper-profile', 'invitations']);

/** Whether the answers of a query are kept on this device. Only what is named here is, so a new call is not by accident. */
export function isKept([first]: QueryKey): boolean {
  return typeof first === 'string' && keptParts.has(first);
}
