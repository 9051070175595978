import type { UserRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { isForgotten, loginWait } from '../../rules/accounts/login';
import type { World } from '../../world';

/** Whose wrong passwords are counted: an address at the login, a person who is signed in. */
export const attemptsAt = (email: string) => `login ${email.toLowerCase()}`;
const attemptsOf = ({ id }: UserRow) => `user ${id}`;

/** Refuses with 429 as long as too many wrong passwords were typed (docs/product.md, "Signing in"). */
export function requireAttempt({ tables, clock }: World, subject: string): void {
  const failedAt = tables.passwordFailure.by('subject', subject).map(({ failed_at }) => failed_at);
  const wait = loginWait(failedAt, clock.now());
  if (wait > 0) throw refuse.tooMany(`Too many attempts. Try again in ${wait} s.`, wait);
}

export function recordFailure(world: World, subject: string): void {
  forgetFailures(world, subject, (failedAt) => isForgotten(failedAt, world.clock.now()));
  world.tables.passwordFailure.insert({
    id: world.db.nextId('passwordFailure'),
    subject,
    failed_at: world.now(),
  });
}

export function forgetFailures({ tables }: World, subject: string, which = (_failedAt: string) => true): void {
  for (const { id, failed_at } of tables.passwordFailure.by('subject', subject)) {
    if (which(failed_at)) tables.passwordFailure.remove(id);
  }
}

/** Asks a person who is signed in for the password once more; a wrong one is a 422 at its field, and counts. */
export function confirmPassword(world: World, user: UserRow, typed: { password: string; field: string; text: string }) {
  const subject = attemptsOf(user);
  requireAttempt(world, subject);
  if (typed.password !== user.password) {
    recordFailure(world, subject);
    throw refuse.field(typed.field, typed.text, true);
  }
  forgetFailures(world, subject);
}

/** What a wrong password reads where it is asked for as `current_password`. */
export const currentPasswordWrong = { field: 'current_password', text: 'The current password is incorrect.' };
