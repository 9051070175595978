import type { ReactNode } from 'react';
import type { Order } from '../../../generated/model';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { FormationChip } from '../card/FormationChip';
import { HelpBadge } from '../card/HelpBadge';
import { listOf } from '../card/listOf';
import { ResultChip } from '../card/ResultChip';
import { cardTexts } from '../card/texts';
import { countdownWords } from '../card/timing';
import { WarningChips } from '../card/WarningChips';
import styles from './detail.module.css';
import { detailTexts } from './texts';

type Props = { order: Order; now: Date; actions: ReactNode };

/** Which job it is, how it stands and how soon, and what can be done. */
export function DetailHeader({ order, now, actions }: Props) {
  const link = useLink();
  const { status, closed_state, number, help_type } = order;
  return (
    <>
      <PageHeader
        title={detailTexts.title(number)}
        back={{ ...link(href(listOf(order))), label: cardTexts.backToJobs }}
        actions={<div className={styles.actions}>{actions}</div>}
      />
      <div className={styles.standing}>
        {closed_state === null ? <FormationChip status={status} /> : <ResultChip result={closed_state} />}
        <HelpBadge helpType={help_type} />
        <WarningChips job={{ ...order, missing: [] }} now={now} />
        {closed_state === null && <span className={styles.countdown}>{countdownWords(order, now)}</span>}
      </div>
    </>
  );
}
