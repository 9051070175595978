import type { ActivityRow } from '../provider/store/rows';
import { defineTable } from '../provider/store/table';

export const activitiesTables = {
  activity: defineTable<ActivityRow>()({
    key: 'id',
    columns: {
      id: 'text',
      user_id: 'number',
      type: 'text',
      title: 'text',
      body: 'text',
      read_at: 'text?',
      branch_id: 'number',
      created_at: 'text',
      actor: 'json?',
      subject: 'json',
      url: 'text',
      severity: 'text',
      data: 'json',
      order: 'number',
    },
    indexes: {
      feed: { of: toFeedKey, sort: newestLast, order: 'desc' },
      /** Each new activity counts the unread ones of all its readers in all their branches. */
      unread: {
        of: (row) => (row.read_at === null ? toFeedKey(row) : null),
        sort: newestLast,
        order: 'desc',
        grouped: true,
      },
    },
  }),
};

export function toFeedKey({ user_id, branch_id }: { user_id: number; branch_id: number }): string {
  return `${user_id}/${branch_id}`;
}

function newestLast({ created_at, order }: ActivityRow): readonly (string | number)[] {
  return [created_at, order];
}
