import { namePerson } from '#domain/people/personName';
import type { BranchInvitation, InvitedHelper, OwnBranchInvitation } from '#generated/model';
import { getInitial } from '#platform/lib/text';
import type { BranchInvitationRow, UserRow, WorldTables } from '../provider/store/schema';

/** A helper as any branch sees them before they join: without last name, phone and address. */
export function presentGuarded(tables: WorldTables, user: UserRow) {
  const { first_name, last_name, avatar_url, positions, hourly_rate } = user;
  return {
    user_id: user.id,
    first_name,
    last_initial: getInitial(last_name),
    avatar_url,
    positions,
    city: getCity(tables, user),
    hourly_rate: hourly_rate ?? 0,
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
  const { id, branch_id, positions, hourly_rate, message, message_language, status } = row;
  const { created_at, responded_at } = row;
  const branch = tables.branch.require(branch_id);
  return {
    id,
    branch_id,
    positions,
    hourly_rate,
    message,
    message_language,
    status,
    created_at,
    responded_at,
    branch_name: branch.name,
    avatar_url: branch.avatar_url,
    city: branch.city,
    state: branch.state,
    company_name: tables.company.require(branch.company_id).name,
    invited_by: getName(tables, row.invited_by),
  };
}

function getName(tables: WorldTables, userId: number): string {
  return tables.user.view(userId, (user) => namePerson(user)) ?? '';
}
