import type { MemberFileRow, UserRow, WorldTables } from '../../provider/store/schema';
import { can } from '#domain/people/rights';
import { isHelper, type Person } from '../../provider/access/access';

/**
 * Checks whether a person uses this account: they have verified its email, by a code or at Google or Apple, or have a session.
 * An account that a company made has neither until the person claims it.
 */
export function hasLogin(tables: WorldTables, { id, email_verified_at }: Pick<UserRow, 'id' | 'email_verified_at'>) {
  return email_verified_at !== null || tables.token.count('user', id) > 0;
}

/**
 * Checks whether a person may correct the email of a member. Never if the member signs in with it or the company did not make
 * the account. With the email of a manager or office member one could take over their role, so only the owner may correct it
 * (docs/product.md, "Team").
 */
export function canCorrectEmail(
  actor: Person,
  member: Person & { hasLogin: boolean },
  file: Pick<MemberFileRow, 'made_here'>,
): boolean {
  if (member.hasLogin || !file.made_here) return false;
  return can(actor.type, isHelper(member) ? 'addMember' : 'assignManagers');
}

/** "d***@coppermesa.example": enough to recognize one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
