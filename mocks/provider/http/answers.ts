import type { ErrorAnswer } from '#generated/model';
import type { RefusalDetails } from '../rules/refusals';

/** The envelope of a successful answer. */
export function envelope<Data>(data: Data, message = '') {
  return { data, message, errors: null, success: true } as const;
}

export function errorBody(message: string, details: RefusalDetails = {}): ErrorAnswer {
  const { fields, code, conflicts, plan, retryAfter } = details;
  const named = { code, conflicts, plan, retry_after: retryAfter };
  const errors = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  return { data: null, message, errors: { ...fields, ...errors }, success: false };
}

/** The answer of a failed call. */
export function errorAnswer(status: number, message: string, details: RefusalDetails = {}): Response {
  const headers = new Headers();
  if (details.retryAfter !== undefined) headers.set('Retry-After', String(details.retryAfter));
  return Response.json(errorBody(message, details), { status, headers });
}

/** A text file with a person's data. */
export function fileAnswer(text: string, contentType: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': 'no-store' },
  });
}
