import { defineTable } from '../defineTable';
import type { AvailabilityRow } from '../helperRows';

/** What helpers set about themselves. */
export const marketTables = {
  availability: defineTable<AvailabilityRow>()({
    key: 'user_id',
    columns: {
      user_id: 'number',
      availabilities: 'json',
      exceptions: 'json',
      max_jobs_per_day: 'number',
      max_hours_per_week: 'number',
      on_call_on: 'text?',
    },
    indexes: {},
  }),
};
