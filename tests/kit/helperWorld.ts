import type { World } from '../../mocks/world';
import { helper, newcomer } from './bodies';
import { as, textIn, tokenFor } from './operations';
import { type Answer, getField } from './world';

/** The `data` of an answer, as the contract types it. The world has checked the answer against the contract. */
export function getData<Data>({ status, body }: Answer): Data {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return getField(body, 'data') as Data;
}

/** A helper who has just signed up. */
export async function signUpNewHelper(world: World): Promise<{ token: string; userId: number }> {
  const temporary_token = await tokenFor(world, 'Register', newcomer);
  const answer = await as('anonymous', world, 'signUpHelper', { body: { ...helper, temporary_token } });
  return { token: textIn(answer, 'access_token'), userId: world.tables.user.one('email', newcomer)?.id ?? 0 };
}

/** Removes everyone's hours, for tests that are about jobs only. */
export function forgetHours({ tables }: World): void {
  for (const { user_id } of tables.availability.all()) tables.availability.remove(user_id);
}
