import type { PlanPreview, Subscription } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { Callout } from '#platform/ui/feedback/Callout';
import { intervalWord, priceText } from '../model/describePlan';
import { type BillingDays, useBillingDays } from '../page/useBillingDays';
import { formatCardName } from '../payment/cardName';
import styles from './Plans.module.css';
import { planDialogTexts as texts } from './texts';

type Props = { preview: PlanPreview; name: string; subscription: Subscription };

/** Explains a choice in a sentence and in money. */
export function PlanConsequence({ preview, name, subscription }: Props) {
  const days = useBillingDays();
  if (preview.blockers.length > 0) {
    return (
      <Callout intent="warning" title={texts.blocked}>
        <ul className={styles.blockers}>
          {preview.blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
        <p>{texts.blockedText}</p>
      </Callout>
    );
  }
  return (
    <>
      <p>{describeChoice(preview, name, subscription, days)}</p>
      {preview.when !== 'unchanged' && (
        <dl className={styles.sums} aria-label={texts.costs}>
          {getSums(preview, name, subscription, days).map(([what, amount]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {preview.needs_card && <Callout intent="info">{texts.needsCard}</Callout>}
    </>
  );
}

function describeChoice(
  preview: PlanPreview,
  name: string,
  subscription: Subscription,
  { formatDay }: BillingDays,
): string {
  const { when, begins_at, plan_id, interval } = preview;
  const { plan, status } = subscription;
  if (when === 'unchanged') return texts.stays(name);
  const isSamePlan = plan_id === plan.id && (status === 'active' || status === 'trialing');
  const how = intervalWord(interval);
  if (when === 'period_end')
    return isSamePlan ? texts.laterInterval(how, formatDay(begins_at)) : texts.later(name, formatDay(begins_at));
  if (isSamePlan && status === 'active') return texts.nowInterval(how);
  return status === 'trialing' ? texts.nowTrial(name, formatDay(preview.renews_at)) : texts.now(name);
}

function getSums(preview: PlanPreview, name: string, subscription: Subscription, { formatDay }: BillingDays) {
  const { price, interval, credit, due_now, when, begins_at, renews_at } = preview;
  const card = subscription.payment_method;
  const rows: [string, string][] = [[name, priceText(price, interval)]];
  if (credit > 0) rows.push([texts.credit, texts.minus(formatMoney(credit))]);
  if (when === 'now') {
    const due = formatMoney(due_now);
    rows.push([texts.due, card && due_now > 0 ? texts.dueWith(due, formatCardName(card)) : due]);
  }
  if (price > 0)
    rows.push([texts.next, texts.nextOn(formatMoney(price), formatDay(when === 'now' ? renews_at : begins_at))]);
  return rows;
}
