import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import type { BillingPart } from '../page/shown';
import styles from '../page/SubscriptionPage.module.css';
import { formatCardName } from './cardName';
import { paymentTexts as texts } from './texts';

/** The charged card, by its last four digits. */
export function PaymentCard({ subscription: { payment_method: card }, onAsk }: BillingPart) {
  return (
    <Card as="section" labelledBy="payment-method" className={styles.card}>
      <h2 id="payment-method" className={styles.title}>
        {texts.title}
      </h2>
      {card ? (
        <ul className={styles.lines}>
          <li>{formatCardName(card)}</li>
          <li>{texts.expires(card.exp)}</li>
        </ul>
      ) : (
        <p className={styles.lines}>{texts.none}</p>
      )}
      {onAsk && (
        <div className={styles.actions}>
          <Button onClick={() => onAsk({ kind: 'card' })}>{card ? texts.change : texts.add}</Button>
        </div>
      )}
    </Card>
  );
}
