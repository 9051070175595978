import type { RequestBody } from '../../../generated/operations';

/** The longest body without files, in bytes. */
export const plainLimit = 1024 * 1024;

/** The longest body an operation accepts, in bytes: its files plus the other fields. */
export function getBodyLimit({ files = {} }: Pick<RequestBody, 'files'>): number {
  return Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, plainLimit);
}
