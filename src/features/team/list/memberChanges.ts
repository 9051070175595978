import { namePerson } from '#domain/people/personName';
import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { formatRate } from '#platform/lib/money';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { listTexts } from './texts';

/** Identifies members and describes their changes, for lists whose rows stay in place. */
export const memberChangeRules: ChangeRules<Employee> = { getId: ({ id }) => id, describeChange: describeMemberChange };

/** One sentence about what changed since a member was last shown; undefined for nothing worth announcing. */
export function describeMemberChange(before: Employee | undefined, now: Employee): string | undefined {
  const name = namePerson(now);
  if (!before) return listTexts.joined(name);
  const terms = describeNewTerms(before, now);
  if (terms !== undefined) return terms;
  if (before.next_job?.order_id !== now.next_job?.order_id) {
    return now.next_job ? listTexts.nextChanged(name, now.next_job.number) : listTexts.nextGone(name);
  }
  return before.version === now.version ? undefined : listTexts.changed(name);
}

function describeNewTerms(before: Employee, now: Employee): string | undefined {
  const name = namePerson(now);
  const { status, hourly_rate: rate } = now;
  if (status !== null && status !== before.status)
    return (status === ActiveStatus.active ? listTexts.nowActive : listTexts.nowInactive)(name);
  return rate !== null && rate !== before.hourly_rate ? listTexts.rateSaved(name, formatRate(rate)) : undefined;
}
