import { getHelpSides } from '#domain/orders/helpType';
import { formatJobWhen } from '#domain/time/workDays';
import type { HelperInvitation, PayLine as PaidLine } from '#generated/model';
import { formatMoney, formatMoneyShort } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { getDeviceZone, todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import {
  formatEnd,
  formatMiles,
  readLabel,
  formatPaidBreakdown,
  formatPayBreakdown,
  listDemands,
} from '../describeJob';
import { jobLabels } from '../labels';
import { jobListTexts as texts } from '../texts';
import styles from './InvitationCard.module.css';
import listStyles from './list.module.css';

type Timed = 'date' | 'end_date' | 'arrival_window' | 'starts_at' | 'ends_at' | 'timezone';

type Props = { job: Pick<HelperInvitation, Timed | 'home_miles' | 'help_type'>; cities: string };

/** Day and arrival window, expected end, cities and distance; whether it is only loading or unloading. */
export function JobTimeAndPlace({ job, cities }: Props) {
  const { starts_at, timezone, home_miles, help_type } = job;
  const now = useNow();
  const only = getHelpSides(help_type).length === 1 ? readLabel(jobLabels.helpType, String(help_type)) : undefined;
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <>
      <Text weight="medium" isBreaking>
        <span>{formatJobWhen(job, todayIn(timezone, now))}</span>
        {zone !== '' && <span>{` ${zone}`}</span>}
      </Text>
      <Muted>{texts.about(formatEnd(job))}</Muted>
      <p>
        <Text as="span" weight="medium" isBreaking>
          {cities}
        </Text>
        <Muted as="span">
          {only !== undefined && <span>{` · ${only}`}</span>}
          <span> · {texts.away(formatMiles(home_miles))}</span>
        </Muted>
      </p>
    </>
  );
}

type PayLineProps = {
  invitation: Pick<HelperInvitation, 'pay' | 'earned' | 'show_up_pay'>;
  /** The parts of the earnings, if they are known. */
  paid?: PaidLine | undefined;
};

/** Pay of the job, with its breakdown; after completion, the earnings; of a canceled job, the show-up pay if any. */
export function PayLine({ invitation: { pay, earned, show_up_pay }, paid }: PayLineProps) {
  if (show_up_pay) {
    const { hours, total } = show_up_pay;
    return (
      <Stack as="p" isNumeric className={styles.pay}>
        <Text as="span" size={22} weight="strong" className={styles.total}>
          {texts.showUpPay(texts.hours(formatNumber(hours)), formatMoney(total))}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack as="p" isNumeric className={styles.pay}>
      <Text as="span" size={22} weight="strong" className={styles.total}>
        {earned === null ? texts.total(formatMoneyShort(pay.total)) : formatMoneyShort(earned)}
      </Text>
      {earned === null && <Muted as="span">{formatPayBreakdown(pay)}</Muted>}
      {earned !== null && paid && !paid.no_show && <Muted as="span">{formatPaidBreakdown(paid)}</Muted>}
    </Stack>
  );
}

/** Stairs, long carries and heavy items in words. */
export function Demands({ job }: { job: Pick<HelperInvitation, 'stops' | 'special_items'> }) {
  const demands = listDemands(job);
  if (demands.length === 0) return null;
  return (
    <Row as="ul" isWrapping gap={2} align="stretch" className={styles.demands}>
      {demands.map((demand) => (
        <li key={demand}>{demand}</li>
      ))}
    </Row>
  );
}

/** A list of invitations while it loads. */
export function InvitationSkeletons() {
  return (
    <Columns gap={3} className={listStyles.cards} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {['60%', '48%', '70%'].map((width) => (
        <Stack isCard gap={3} size={16} key={width} className={styles.card}>
          <Row gap={2}>
            <SkeletonCircle size={32} />
            <SkeletonLine width={width} height={16} />
          </Row>
          <SkeletonLine width={120} height={26} />
          <SkeletonLine width="90%" height={16} />
          <SkeletonLine width="76%" height={16} />
          <SkeletonLine height={48} />
        </Stack>
      ))}
    </Columns>
  );
}
