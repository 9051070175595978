import { closingTexts } from './texts';

/** A tag of a rating in words. A tag the provider added later is shown as it is. */
export function nameTag(tag: string): string {
  const names: Readonly<Record<string, string>> = closingTexts.tag;
  return names[tag] ?? tag;
}
