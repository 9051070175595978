import { useState } from 'react';
import type { BillingInterval, Plan } from '#generated/model';
import { Card } from '#platform/ui/layout/Card';
import { Chip } from '#platform/ui/data/Chip';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { usePlans } from '../api';
import type { BillingPart } from '../page/shown';
import { owesMoney } from './offer';
import { PlanCard } from './PlanCard';
import styles from './Plans.module.css';
import { plansTexts as texts } from './texts';

/** The plans side by side, monthly or yearly. */
export function Plans({ subscription, onAsk }: BillingPart) {
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval);
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <header className={styles.head}>
        <h2 id="plans" className={styles.title}>
          {texts.title}
        </h2>
        <div role="group" aria-label={texts.interval} className={styles.intervals}>
          {intervals.map((each) => (
            <Chip
              key={each}
              label={each === 'month' ? texts.monthly : texts.yearly}
              selected={each === interval}
              onClick={() => setInterval(each)}
            />
          ))}
        </div>
      </header>
      {onAsk && owesMoney(subscription) && <p className={styles.quiet}>{texts.payFirst}</p>}
      <PlanList interval={interval} subscription={subscription} onAsk={onAsk} />
    </section>
  );
}

const intervals: readonly BillingInterval[] = ['month', 'year'];

function PlanList({ interval, ...part }: BillingPart & { interval: BillingInterval }) {
  const { data: plans, isPending, isFetching, refetch } = usePlans();
  if (isPending) return <Placeholder />;
  if (!plans) {
    return (
      <Card>
        <ErrorState text={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <ul className={styles.grid}>
      {plans.map((plan: Plan) => (
        <PlanCard key={plan.id} plan={plan} interval={interval} {...part} />
      ))}
    </ul>
  );
}

function Placeholder() {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[1, 2, 3].map((index) => (
        <SkeletonCard key={index} height={320} />
      ))}
    </div>
  );
}
