import type { Validator } from '#platform/forms/validation/validators';
import { passwordTexts } from '../account/texts';

/** Length of a new password (docs/product.md, "Sign-up and passwords"). */
const passwordLimits = { min: 8, max: 72 } as const;

export type PasswordRule = { name: 'length' | 'letter' | 'digit'; isMet: boolean };

/**
 * The requirements for a new password, and whether this one meets them: 8 to 72 characters with a letter and a number.
 */
export function checkPassword(password: string): PasswordRule[] {
  return [
    { name: 'length', isMet: password.length >= passwordLimits.min && password.length <= passwordLimits.max },
    { name: 'letter', isMet: /[A-Za-z]/.test(password) },
    { name: 'digit', isMet: /\d/.test(password) },
  ];
}

/** Validates a new password and names the first unmet requirement. `required` checks for an empty one. */
export const newPassword: Validator = (value) => {
  const password = typeof value === 'string' ? value : '';
  if (password === '') return undefined;
  const broken = checkPassword(password).find(({ isMet }) => !isMet);
  return broken && passwordTexts.broken[broken.name];
};

/** Rates the strength of a password, 0 (not allowed yet) to 4. Only a hint: `newPassword` decides. */
export function ratePassword(password: string): 0 | 1 | 2 | 3 | 4 {
  if (checkPassword(password).some(({ isMet }) => !isMet)) return 0;
  if (isPredictable(password)) return 1;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const points = kinds + getLengthPoints(password.length);
  if (points >= 6) return 4;
  return points >= 4 ? 3 : 2;
}

function getLengthPoints(length: number): number {
  if (length >= 16) return 4;
  if (length >= 12) return 2;
  return length >= 10 ? 1 : 0;
}

/** Few different characters, a run along the alphabet or keyboard, or a very common word. */
function isPredictable(password: string): boolean {
  const lower = password.toLowerCase();
  return new Set(lower).size < 5 || /^(password|passw0rd|letmein|welcome|qwerty|abc123|admin|iloveyou)/.test(lower);
}
