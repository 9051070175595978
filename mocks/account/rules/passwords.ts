import type { UserRow } from '../../provider/store/schema';
import { activeStatus } from '../../provider/access/membership';
import { keepChanges, type Refusal, refuse } from '../../provider/rules/refusals';
import { getLoginWait } from './login';
import { refuseExpiredStep } from './temporaryTokens';
import { accountTexts as texts, fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** Refuses after too many wrong passwords (docs/product.md, "Signing in"). */
export function checkAttempt(failedAt: readonly string[], now: Date): Refusal | null {
  const wait = getLoginWait(failedAt, now);
  return wait > 0 ? refuse.tooMany(texts.tooManyAttempts(wait), wait) : null;
}

/** The account to sign in to. A wrong password counts, so the recorded failure stays. */
export function decideLogin<User extends Pick<UserRow, 'status' | 'password'>>(
  user: User | undefined,
  password: string,
): User | Refusal {
  if (user?.status === activeStatus && user.password === password) return user;
  return keepChanges(refuse.field('email', texts.credentials));
}

/** The field where a signed-in person confirms their password, and the key of its message for a wrong one. */
export type PasswordField = { field: string; text: 'currentPassword' | 'password' };

export const passwordFields = {
  current: { field: 'current_password', text: 'currentPassword' },
  deletion: { field: 'password', text: 'password' },
} as const satisfies Record<string, PasswordField>;

/** Checks the password of a signed-in person. A wrong one counts, so the recorded failure stays. */
export function checkPassword(
  user: Pick<UserRow, 'password'>,
  typed: string,
  { field, text }: PasswordField,
): Refusal | null {
  return typed === user.password ? null : keepChanges(refuse.field(field, texts[text]));
}

type Repeated = { password: string; password_confirmation: string };

/** Refuses a new password that differs from its confirmation. */
export function checkConfirmation(typed: Repeated): Refusal | null {
  const text = findConfirmationProblem(typed);
  return text === null ? null : refuse.field('password_confirmation', text);
}

export function findConfirmationProblem({ password, password_confirmation }: Repeated): string | null {
  return password === password_confirmation ? null : fieldTexts.sameAsPassword;
}

/**
 * The account whose password a proof of an email may change: still of that address, and of someone who may sign in
 * (`canSignIn`).
 */
export function decideReset<User extends Pick<UserRow, 'email'>>(
  user: User | undefined,
  provenEmail: string,
  canSignIn: boolean,
): User | Refusal {
  const isTheirs = user?.email.toLowerCase() === provenEmail.toLowerCase();
  return user && isTheirs && canSignIn ? user : refuseExpiredStep();
}
