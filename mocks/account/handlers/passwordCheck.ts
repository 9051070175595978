import type { UserRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { isForgotten } from '../rules/login';
import { checkAttempt, checkPassword, type PasswordField } from '../rules/passwords';
import type { World } from '../../provider/world';

/** Wrong passwords are counted per email address at sign-in and per person afterwards. */
export const getEmailAttemptKey = (email: string) => `login ${email.toLowerCase()}`;
const getUserAttemptKey = ({ id }: UserRow) => `user ${id}`;

/** Refuses with 429 after too many wrong passwords (docs/product.md, "Signing in"). */
export function requireAttempt({ tables, clock }: World, subject: string): void {
  const failedAt = tables.passwordFailure.by('subject', subject).map(({ failed_at }) => failed_at);
  throwIfRefused(checkAttempt(failedAt, clock.now()));
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

/** Checks the password of a signed-in person. A wrong one counts as a failed attempt. */
export function confirmPassword(world: World, user: UserRow, password: string, field: PasswordField): void {
  const subject = getUserAttemptKey(user);
  requireAttempt(world, subject);
  const wrong = checkPassword(user, password, field);
  if (wrong) recordFailure(world, subject);
  throwIfRefused(wrong);
  forgetFailures(world, subject);
}
