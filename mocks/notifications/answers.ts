import type { Activity, ActivityPage, UnreadCount } from '#generated/model';
import { countUnread, countAllUnread } from '../provider/access/access';
import { presentPage } from '../provider/answers/pages';
import type { ActivityRow, UserRow, WorldTables } from '../provider/store/schema';
import type { Page } from '../provider/store/table';

export function presentActivity({ user_id: _user, order: _order, ...activity }: ActivityRow): Activity {
  return { ...activity, is_read: activity.read_at !== null };
}

export function presentActivityPage(page: Page<ActivityRow>): ActivityPage {
  return presentPage(page, presentActivity);
}

export function presentUnread(tables: WorldTables, user: UserRow, branchId: number): UnreadCount {
  return { unread_count: countUnread(tables, user.id, branchId), unread_total: countAllUnread(tables, user) };
}
