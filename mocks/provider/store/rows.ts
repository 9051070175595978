import type { Activity } from '#generated/model';

/** A value of the contract whose fields `Name` the fake always knows, although other providers may leave them out. */
export type WithKnown<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Each in Name]: NonNullable<Value[Each]>;
};

/**
 * One person's copy of an activity in one feed; branch 0 is the personal feed. `order` counts up across all feeds and
 * keeps activities of the same second in the order they were written.
 */
export type ActivityRow = Omit<
  WithKnown<Activity, 'type' | 'branch_id' | 'created_at' | 'subject' | 'severity' | 'data'>,
  'read_at' | 'is_read'
> & {
  user_id: number;
  read_at: string | null;
  order: number;
};
