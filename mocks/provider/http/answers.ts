import type { ErrorAnswer } from '#generated/model';
import { isLanguage, type Language } from '#platform/language/current';
import type { RefusalDetails } from '../rules/refusals';
import type { UserRow } from '../store/schema';

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

/**
 * The language of an answer: the first one of `Accept-Language` that the product has, else the person's own, else
 * English. The app sends the language of the page, in which the person reads the answer.
 */
export function chooseAnswerLanguage(request: Request, user: Pick<UserRow, 'locale'> | undefined): Language {
  return listAccepted(request.headers.get('accept-language') ?? '').find(isLanguage) ?? user?.locale ?? 'en';
}

/** The primary languages of the header, best first: "es-US,en;q=0.8" -> ["es", "en"]. */
function listAccepted(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
    return { primary: tag.split('-', 1)[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ primary }) => primary);
}
