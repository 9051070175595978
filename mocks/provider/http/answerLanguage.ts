import { isLanguage, type Language } from '#platform/language/current';
import type { UserRow } from '../store/schema';

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
