import type { HelperCalendarItem } from '#generated/model';
import { countDays } from '#domain/time/workDays';
import { relativeTime } from '#platform/lib/time/relativeTime';
import { getDeviceZone, zoneNote } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { StatusChip } from '#platform/ui/data/Chip';
import { getGlowClass } from '#platform/ui/lists/glow';
import { ClockIcon, SmallCrossIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { useNow } from '#platform/ui/clock/useNow';
import { type HelperShift, isWaiting } from '../model/helperDays';
import styles from './AgendaJob.module.css';
import { formatShiftHours, formatState, formatTitle } from './describeItem';
import { helperCalendarTexts as texts } from './texts';

/** A job, or an invitation with a dashed edge. It leads to the details. */
export function AgendaJob({ shift: { item, start, end, index }, turn }: { shift: HelperShift; turn: number }) {
  const link = useLink();
  const days = countDays(item);
  const zone = zoneNote(item.starts_at, item.timezone, getDeviceZone());
  return (
    <li>
      <a
        className={classes(styles.job, isWaiting(item) && styles.waiting, getGlowClass(turn))}
        {...link(href('helper-job-company-details', { id: item.invitation_id }))}
      >
        <span className={styles.time}>
          <span>{formatShiftHours(start, end)}</span>
          {zone !== '' && <span className={styles.quiet}> {zone}</span>}
        </span>
        <span className={styles.title}>{formatTitle(item)}</span>
        <span className={styles.quiet}>
          <span>
            {item.company_name} · {texts.position[item.position]}
          </span>
          {days > 1 && <span>{` · ${texts.dayOf(index + 1, days)}`}</span>}
        </span>
        <span className={styles.chips}>
          <State item={item} />
          {item.has_conflict && (
            <StatusChip tone="danger" icon={<WarningIcon size={12} />}>
              {texts.conflict}
            </StatusChip>
          )}
        </span>
      </a>
    </li>
  );
}

function State({ item }: { item: HelperCalendarItem }) {
  const now = useNow();
  const { closed_state, expires_at, timezone } = item;
  const words = formatState(item);
  if (closed_state === 'cancelled') {
    return (
      <StatusChip tone="neutral" icon={<SmallCrossIcon size={12} />}>
        {words}
      </StatusChip>
    );
  }
  if (!isWaiting(item)) {
    return (
      <StatusChip tone={closed_state === null ? 'success' : 'neutral'} icon={<TickIcon size={12} />}>
        {words}
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="warning" icon={<ClockIcon size={12} />}>
      {expires_at === null ? words : texts.expires(relativeTime(expires_at, now, timezone))}
    </StatusChip>
  );
}
