import { useState } from 'react';
import type { BillingInterval, Plan, Subscription } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { classes } from '#platform/ui/classes';
import { Chip, StatusChip } from '#platform/ui/data/Chip';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { ClockIcon, TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { usePlans } from '../api';
import { allowance, limitNames, monthlyPrice } from '../model/describeSubscription';
import type { BillingPart } from '../page/billingPart';
import { owesMoney, getOffer } from './offer';
import { plansTexts as texts } from './texts';
import styles from './Plans.module.css';

/** The plans side by side, monthly or yearly. */
export function Plans({ subscription, onAsk }: BillingPart) {
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval);
  return (
    <Stack as="section" gap={4} aria-labelledby="plans">
      <Row as="header" gap={4} rowGap={2} justify="between" isWrapping>
        <h2 id="plans">{texts.title}</h2>
        <Row gap={2} justify="between" isWrapping role="group" aria-label={texts.interval} className={styles.intervals}>
          {intervals.map((each) => (
            <Chip
              key={each}
              label={each === 'month' ? texts.monthly : texts.yearly}
              selected={each === interval}
              onClick={() => setInterval(each)}
            />
          ))}
        </Row>
      </Row>
      {onAsk && owesMoney(subscription) && <Muted>{texts.payFirst}</Muted>}
      <PlanList interval={interval} subscription={subscription} onAsk={onAsk} />
    </Stack>
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
    <Columns as="ul" gap={6} className={styles.grid}>
      {plans.map((plan: Plan) => (
        <PlanCard key={plan.id} plan={plan} interval={interval} {...part} />
      ))}
    </Columns>
  );
}

function Placeholder() {
  return (
    <Columns gap={6} className={styles.grid} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[1, 2, 3].map((index) => (
        <SkeletonCard key={index} height={320} />
      ))}
    </Columns>
  );
}

type Props = BillingPart & { plan: Plan; interval: BillingInterval };

/** One plan: price, what it includes, and the button to choose it. */
function PlanCard({ plan, interval, subscription, onAsk }: Props) {
  const { name, description, limits, features } = plan;
  const offer = getOffer(plan, interval, subscription);
  const isCurrent = plan.id === subscription.plan.id;
  const includes = limitNames.flatMap((limit) => {
    const allowed = limits[limit];
    return allowed === undefined ? [] : [allowance(limit, allowed)];
  });
  return (
    <Stack isCard as="li" gap={3} className={classes(styles.plan, isCurrent && styles.current)}>
      <Row gap={2} justify="between" className={styles.nameLine}>
        <Text as="h3" size={18}>
          {name}
        </Text>
        <Mark plan={plan} subscription={subscription} />
      </Row>
      <Muted>{description}</Muted>
      <p>
        <Text as="span" size={28} weight="strong" isNumeric className={styles.price}>
          {monthlyPrice(plan, interval)}
        </Text>
        {texts.perMonth}
        <Muted as="span" isBlock size={13} isNumeric>
          {getBilledText(plan, interval)}
        </Muted>
      </p>
      <Stack as="ul" gap={2} aria-label={texts.includes(name)}>
        {[...includes, ...features].map((line) => (
          <Row as="li" gap={2} align="baseline" key={line}>
            <TickIcon size={12} className={styles.tick} />
            {line}
          </Row>
        ))}
      </Stack>
      {onAsk && offer && (
        <div className={styles.choose}>
          <Button
            fill
            intent={offer.isMore ? 'primary' : 'neutral'}
            onClick={() => onAsk({ kind: 'plan', choice: { plan_id: plan.id, interval } })}
          >
            {offer.label}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function getBilledText({ price_yearly }: Plan, interval: BillingInterval): string {
  if (price_yearly === 0) return texts.billedNever;
  return interval === 'year' ? texts.billedYearly(formatMoney(price_yearly)) : texts.billedMonthly;
}

function Mark({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  if (plan.id === subscription.plan.id) {
    return (
      <StatusChip tone="info" icon={<TickIcon size={12} />}>
        {texts.current}
      </StatusChip>
    );
  }
  if (plan.id !== subscription.next_plan?.plan_id) return null;
  return (
    <StatusChip tone="neutral" icon={<ClockIcon size={12} />}>
      {texts.chosenNext}
    </StatusChip>
  );
}
