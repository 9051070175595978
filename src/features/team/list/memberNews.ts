import { fullName } from '../../../platform/lib/text';
import type { Employee } from '../../../generated/model';
import { ActiveStatus } from '../../../generated/model/codes';
import { formatRate } from '../../../platform/lib/money';
import type { ChangeRules } from '../../../platform/lib/steadyList';
import { listTexts } from './texts';

/** Tells members apart, and what is new about one, for lists that stay steady. */
export const memberChangeRules: ChangeRules<Employee> = { getId: ({ id }) => id, describeChange: newsOf };

/** What has happened to a member since they were last shown, in a sentence; undefined for nothing worth a glance. */
export function newsOf(before: Employee | undefined, now: Employee): string | undefined {
  const name = fullName(now);
  if (!before) return listTexts.joined(name);
  if (before.status !== now.status)
    return (now.status === ActiveStatus.active ? listTexts.nowActive : listTexts.nowInactive)(name);
  if (before.hourly_rate !== now.hourly_rate) return listTexts.rateSaved(name, formatRate(now.hourly_rate));
  if (before.next_job?.order_id !== now.next_job?.order_id) {
    return now.next_job ? listTexts.nextChanged(name, now.next_job.number) : listTexts.nextGone(name);
  }
  return before.version === now.version ? undefined : listTexts.changed(name);
}
