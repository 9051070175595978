import { toApiError } from '../ApiError';

/** An enveloped response is returned as its `data`; any other response unchanged. */
export type Unwrap<T> = T extends { data: infer D; success: boolean } ? D : T;

/**
 * Takes `data` out of the envelope (spec section 7). Throws `ApiError` when the envelope reports a failure: PHP also
 * writes flags as numbers and texts.
 */
export function unwrap<T>(status: number, body: unknown): Unwrap<T>;
export function unwrap(status: number, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !isEnvelope(body)) return body;
  if ('success' in body && ['false', '0'].includes(String(body.success))) throw toApiError(status, body);
  return 'data' in body && !isPage(body) ? body.data : body;
}

/** Laravel also writes the numbers of a page beside its rows, not inside of `data`. */
function isPage(body: object): boolean {
  return 'data' in body && Array.isArray(body.data) && ('meta' in body || 'current_page' in body);
}

const envelopeFields: readonly string[] = ['data', 'message', 'errors', 'success'];

/**
 * With `success` it is an envelope. Without it, which the specification leaves open, `data` makes it one only when all
 * other members belong to an envelope: a page of a list also has `data`, next to its numbers, and is not an envelope.
 */
function isEnvelope(body: object): boolean {
  return 'success' in body || ('data' in body && Object.keys(body).every((name) => envelopeFields.includes(name)));
}
