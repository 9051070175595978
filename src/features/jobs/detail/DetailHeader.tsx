import {
  FormationChip,
  HelpBadge,
  ResultChip,
  RouteLine,
  WarningChips,
  cardTexts,
  formatTimeToStart,
  getListPage,
  isStartWarned,
} from '../../orders';
import type { ReactNode } from 'react';
import type { Order } from '#generated/model';
import { getMissingFields } from '#domain/places/stopGaps';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import styles from './detail.module.css';
import { detailTexts } from './texts';

type Props = { order: Order; now: Date; actions: ReactNode };

/** Number, customer, route, status, time to start and actions of the job. */
export function DetailHeader({ order, now, actions }: Props) {
  const link = useLink();
  const { status, closed_state, number, help_type, customer_name, customer_last_name } = order;
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const route = { city_from: stops[0]?.city ?? null, city_to: stops.at(-1)?.city ?? null, stops_count: stops.length };
  const job = { ...order, missing: getMissingFields(order) };
  return (
    <>
      <PageHeader
        title={detailTexts.heading(number, `${customer_name} ${customer_last_name}`.trim())}
        subtitle={<RouteLine job={route} />}
        back={{ ...link(href(getListPage(order))), label: cardTexts.backToJobs }}
        actions={<div className={styles.actions}>{actions}</div>}
      />
      <div className={styles.status}>
        {closed_state === null ? <FormationChip status={status} /> : <ResultChip result={closed_state} />}
        <HelpBadge helpType={help_type} />
        <WarningChips job={job} now={now} />
        {closed_state === null && !isStartWarned(job, now) && (
          <span className={styles.countdown}>{formatTimeToStart(order, now)}</span>
        )}
      </div>
    </>
  );
}
