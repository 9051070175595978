import { nameCustomer } from '#domain/people/personName';
import {
  FormationChip,
  HelpBadge,
  ResultChip,
  RouteLine,
  WarningChips,
  cardTexts,
  formatTimeToStart,
  jobTitle,
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
  const { status, closed_state, number, help_type, pick_up_address, destination_address } = order;
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const cities = { city_from: stops[0]?.city || null, city_to: stops.at(-1)?.city || null };
  const route = { ...cities, pick_up_address, destination_address, stops_count: stops.length };
  const job = { ...order, missing: getMissingFields(order) };
  const countdown = closed_state !== null || isStartWarned(job, now) ? '' : formatTimeToStart(order, now);
  return (
    <>
      <PageHeader
        title={detailTexts.heading(jobTitle(number), nameCustomer(order))}
        subtitle={<RouteLine job={route} />}
        back={{ ...link(href(getListPage(order))), label: cardTexts.backToJobs }}
        actions={<div className={styles.actions}>{actions}</div>}
      />
      <div className={styles.status}>
        {closed_state === null ? <FormationChip status={status} /> : <ResultChip result={closed_state} />}
        <HelpBadge helpType={help_type} />
        <WarningChips job={job} now={now} />
        {countdown !== '' && <span className={styles.countdown}>{countdown}</span>}
      </div>
    </>
  );
}
