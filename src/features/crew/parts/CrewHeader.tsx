import { WhenLine, cardTexts, getListPage, nameJob } from '../../orders';
import type { ReactNode } from 'react';
import type { Order } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useCurrentRoute } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useNow } from '#platform/ui/clock/useNow';
import styles from './Crew.module.css';

type Props = { title: string; order: Order; actions?: ReactNode };

/** The page title, with a link to the job it is about. */
export function CrewHeader({ title, order, actions }: Props) {
  const now = useNow();
  const link = useLink();
  const { back = false } = useCurrentRoute().row;
  const job = (
    <>
      <a className={styles.job} {...link(href('company-job-details', { id: order.order_id }))}>
        {nameJob(order, ' · ')}
      </a>
      {order.date !== null && (
        <span>
          {' · '}
          <WhenLine job={order} now={now} />
        </span>
      )}
    </>
  );
  const backLink = back ? { ...link(href(getListPage(order))), label: cardTexts.backToJobs } : undefined;
  return <PageHeader title={title} subtitle={job} actions={actions} back={backLink} />;
}
