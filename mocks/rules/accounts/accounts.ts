import type { MemberFileRow, UserRow, WorldTables } from '../../db/schema';
import { isHelper, may, type Person } from '../access/access';

/**
 * Whether somebody signs in with an account: they have proven its email once, by a code or at Google or Apple, or have a
 * session. An account that a company made has neither until its owner claims it.
 */
export function hasLogin(tables: WorldTables, { id, email_verified_at }: Pick<UserRow, 'id' | 'email_verified_at'>) {
  return email_verified_at !== null || tables.token.count('user', id) > 0;
}

/**
 * Whether a person may correct the email of a member: never of somebody who signs in with it, nor of an account that the
 * company did not make. The email of somebody with a role is a key to that role, so only the owner may correct it
 * (docs/product.md, "Team").
 */
export function mayCorrectEmail(
  actor: Person,
  member: Person & { hasLogin: boolean },
  file: Pick<MemberFileRow, 'made_here'>,
): boolean {
  if (member.hasLogin || !file.made_here) return false;
  return may(actor, isHelper(member) ? 'addMember' : 'assignManagers');
}

/** "d***@coppermesa.example": enough to recognize an own address, and no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
