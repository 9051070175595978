import type { UserRow } from '../../db/schema';

export type Answered = 'accepted' | 'rejected' | 'withdrawn' | 'removed';

/** The line of an order's history about an answer: "Marcus Reed accepted". */
export function answerText(
  how: Answered,
  { first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>,
): string {
  const words = { accepted: 'accepted', rejected: 'said no', withdrawn: 'withdrew', removed: 'was taken off' };
  return `${first_name} ${last_name} ${words[how]}`;
}
