import { canSignIn } from '../access/access';
import type { UserRow } from '../store/schema';
import type { World } from '../world';

/** The bearer token of a request, null without one. */
export function getBearerToken(request: Request): string | null {
  const header = request.headers.get('authorization');
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

/** The user of a token; undefined if it is unknown or revoked, or if access has ended. */
export function authenticate({ tables }: World, token: string | null): UserRow | undefined {
  if (token === null) return undefined;
  const row = tables.token.get(token);
  if (!row || row.revoked_at !== null) return undefined;
  const user = tables.user.get(row.user_id);
  return user && canSignIn(tables, user) ? user : undefined;
}

/** Creates a new bearer token for a person. */
export function issueToken({ tables, random, now }: World, userId: number): string {
  return tables.token.insert({ token: random.token(), user_id: userId, created_at: now(), revoked_at: null }).token;
}
