import type { Subscription } from '#generated/model';
import { Card } from '#platform/ui/layout/Card';
import { classes } from '#platform/ui/classes';
import { formatNumber } from '#platform/lib/text';
import { getCloseness, limitNames, type LimitName } from '../model/describePlan';
import styles from './SubscriptionPage.module.css';
import { pageTexts } from '../texts';

/** Usage of the plan, as bars and text. */
export function UsageCard({ subscription: { usage, limits } }: { subscription: Subscription }) {
  return (
    <Card as="section" labelledBy="plan-usage" className={styles.card}>
      <h2 id="plan-usage" className={styles.title}>
        {pageTexts.usage.title}
      </h2>
      <ul className={styles.bars}>
        {limitNames.map((name) => {
          const used = usage[name];
          return used === undefined ? null : <Bar key={name} name={name} used={used} allowed={limits[name] ?? null} />;
        })}
      </ul>
    </Card>
  );
}

function Bar({ name, used, allowed }: { name: LimitName; used: number; allowed: number | null }) {
  const close = getCloseness(used, allowed);
  const [usedText, allowedText] = [formatNumber(used), formatNumber(allowed ?? 0)];
  const words = allowed === null ? pageTexts.usage.unlimited(usedText) : pageTexts.usage.of(usedText, allowedText);
  const part = allowed === null || allowed === 0 ? 0 : Math.min(1, used / allowed);
  const hint = close === 'full' && allowed !== null && used > allowed ? pageTexts.usage.over : getHint(close);
  return (
    <li className={styles.usage}>
      <span>{pageTexts.usage.labels[name]}</span>
      <span className={styles.usageWords}>
        {hint !== undefined && <span className={styles.usageHint}>{hint}</span>}
        <span>{words}</span>
      </span>
      {allowed !== null && (
        <span className={styles.track} aria-hidden="true">
          <span className={classes(styles.filled, styles[close])} style={{ width: `${part * 100}%` }} />
        </span>
      )}
    </li>
  );
}

function getHint(close: ReturnType<typeof getCloseness>): string | undefined {
  if (close === 'roomy') return undefined;
  return close === 'near' ? pageTexts.usage.near : pageTexts.usage.full;
}
