import type { ReactNode } from 'react';
import type { Order } from '../../../../generated/model';
import { getMissingFields } from '../../../../domain/stopGaps';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { FormationChip } from '../../parts/crew/FormationChip';
import { HelpBadge } from '../../parts/HelpBadge';
import { getListPage } from '../../parts/listPage';
import { ResultChip } from '../../parts/ResultChip';
import { cardTexts } from '../../parts/texts';
import { formatTimeToStart } from '../../parts/timing';
import { WarningChips } from '../../parts/WarningChips';
import styles from './detail.module.css';
import { detailTexts } from './texts';

type Props = { order: Order; now: Date; actions: ReactNode };

/** Title, status, time to start and actions of the job. */
export function DetailHeader({ order, now, actions }: Props) {
  const link = useLink();
  const { status, closed_state, number, help_type } = order;
  return (
    <>
      <PageHeader
        title={detailTexts.title(number)}
        back={{ ...link(href(getListPage(order))), label: cardTexts.backToJobs }}
        actions={<div className={styles.actions}>{actions}</div>}
      />
      <div className={styles.status}>
        {closed_state === null ? <FormationChip status={status} /> : <ResultChip result={closed_state} />}
        <HelpBadge helpType={help_type} />
        <WarningChips job={{ ...order, missing: getMissingFields(order) }} now={now} />
        {closed_state === null && <span className={styles.countdown}>{formatTimeToStart(order, now)}</span>}
      </div>
    </>
  );
}
