import { namePerson } from '#domain/people/personName';
import type { BranchInvitation, InvitedHelper, OwnBranchInvitation } from '#generated/model';
import { getInitial } from '#platform/lib/text';
import type { BranchInvitationRow, UserRow, WorldTables } from '../provider/store/schema';
import { pickFields } from '../provider/store/values';

/** A helper as any branch sees them before they join: without last name, phone and address. */
export function presentGuarded(tables: WorldTables, user: UserRow) {
  return {
    user_id: user.id,
    ...pickFields(user, ['first_name', 'avatar_url', 'positions']),
    last_initial: getInitial(user.last_name),
    city: getCity(tables, user),
    hourly_rate: user.hourly_rate ?? 0,
  };
}

/** The helper's first city. */
function getCity(tables: WorldTables, { serving_area_ids: [area] }: UserRow): string | null {
  return (area === undefined ? undefined : tables.servingArea.view(area, ({ name }) => name)) ?? null;
}

type Rating = Pick<InvitedHelper, 'rating_avg' | 'rating_count'>;

export function presentBranchInvitation(
  tables: WorldTables,
  { user_id, invited_by, message_language: _language, ...row }: BranchInvitationRow,
  rating: Rating,
): BranchInvitation {
  const helper = { ...presentGuarded(tables, tables.user.require(user_id)), ...rating };
  return { ...row, helper, invited_by: getName(tables, invited_by) };
}

/** The same as the helper reads it. */
export function presentOwnInvitation(tables: WorldTables, row: BranchInvitationRow): OwnBranchInvitation {
  const branch = tables.branch.require(row.branch_id);
  return {
    ...pickFields(row, ['id', 'branch_id', 'positions', 'hourly_rate', 'message', 'message_language', 'status']),
    ...pickFields(row, ['created_at', 'responded_at']),
    ...pickFields(branch, ['avatar_url', 'city', 'state']),
    branch_name: branch.name,
    company_name: tables.company.require(branch.company_id).name,
    invited_by: getName(tables, row.invited_by),
  };
}

function getName(tables: WorldTables, userId: number): string {
  return tables.user.view(userId, (user) => namePerson(user)) ?? '';
}
