import type { BillingInterval, Plan, Subscription } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import { classes } from '#platform/ui/classes';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon, TickIcon } from '#platform/ui/icons';
import { allowance, limitNames, monthlyPrice } from '../model/describePlan';
import type { BillingPart } from '../page/shown';
import { getOffer } from './offer';
import styles from './Plans.module.css';
import { plansTexts as texts } from './texts';

type Props = BillingPart & { plan: Plan; interval: BillingInterval };

/** One plan: price, what it includes, and the button to choose it. */
export function PlanCard({ plan, interval, subscription, onAsk }: Props) {
  const { name, description, limits, features } = plan;
  const offer = getOffer(plan, interval, subscription);
  const isCurrent = plan.id === subscription.plan.id;
  const includes = limitNames.flatMap((limit) => {
    const allowed = limits[limit];
    return allowed === undefined ? [] : [allowance(limit, allowed)];
  });
  return (
    <li className={classes(styles.plan, isCurrent && styles.current)}>
      <div className={styles.nameLine}>
        <h3 className={styles.name}>{name}</h3>
        <Mark plan={plan} subscription={subscription} />
      </div>
      <p className={styles.quiet}>{description}</p>
      <p>
        <span className={styles.price}>{monthlyPrice(plan, interval)}</span>
        {texts.perMonth}
        <span className={styles.billed}>{getBilledText(plan, interval)}</span>
      </p>
      <ul className={styles.includes} aria-label={texts.includes(name)}>
        {[...includes, ...features].map((line) => (
          <li key={line}>
            <TickIcon size={12} className={styles.tick} />
            {line}
          </li>
        ))}
      </ul>
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
    </li>
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
