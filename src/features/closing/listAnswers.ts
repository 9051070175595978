import { closingTexts } from './texts';

/** The answers about working with someone again, to choose from. */
export function listAnswers() {
  return (['favorite', 'ok', 'block'] as const).map((id) => ({ id, name: closingTexts.workAgainChoice[id] }));
}
