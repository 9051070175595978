import type { Activity, ActivityPage, UnreadCount } from '../../src/generated/model';
import type { ActivityRow, UserRow, WorldTables } from '../db/schema';
import type { Page } from '../db/table';
import { unreadIn, unreadTotal } from '../rules/access/membership';

export function presentActivity({ user_id: _user, order: _order, ...activity }: ActivityRow): Activity {
  return { ...activity, is_read: activity.read_at !== null };
}

export function presentActivityPage({ rows, total, page, perPage, lastPage }: Page<ActivityRow>): ActivityPage {
  const first = (page - 1) * perPage + 1;
  return {
    data: rows.map(presentActivity),
    current_page: page,
    last_page: lastPage,
    per_page: perPage,
    total,
    from: rows.length > 0 ? first : null,
    to: rows.length > 0 ? first + rows.length - 1 : null,
  };
}

export function presentUnread(tables: WorldTables, user: UserRow, branchId: number): UnreadCount {
  return { unread_count: unreadIn(tables, user.id, branchId), unread_total: unreadTotal(tables, user) };
}
