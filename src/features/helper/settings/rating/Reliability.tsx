import type { Reliability as Rates } from '#generated/model';
import styles from './Rating.module.css';
import { ratingTexts as texts } from '../texts';

/** Rates of acceptance, show-up and late withdrawal, each with its calculation. */
export function Reliability({ of: { acceptance, show_up, late_cancels } }: { of: Rates }) {
  const facts = [
    { name: texts.acceptance, value: formatShare(acceptance), why: texts.acceptanceWhy },
    { name: texts.showUp, value: formatShare(show_up), why: texts.showUpWhy },
    { name: texts.lateCancels, value: String(late_cancels), why: texts.lateCancelsWhy },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.quiet}>{why}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatShare(percent: number | null): string {
  return percent === null ? texts.unknown : texts.percent(percent);
}
