import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import type { BillingPart } from '../page/shown';
import styles from '../page/SubscriptionPage.module.css';
import { formatAddressLines } from './addressLines';
import { addressTexts as texts } from '../texts';

/** The address on invoices. */
export function BillingAddressCard({ subscription: { billing_address: address }, onAsk }: BillingPart) {
  return (
    <Card as="section" labelledBy="billing-address" className={styles.card}>
      <h2 id="billing-address" className={styles.title}>
        {texts.title}
      </h2>
      {address ? (
        <ul className={styles.lines}>
          {formatAddressLines(address).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.lines}>{texts.none}</p>
      )}
      {onAsk && (
        <div className={styles.actions}>
          <Button onClick={() => onAsk({ kind: 'address' })}>{address ? texts.edit : texts.add}</Button>
        </div>
      )}
    </Card>
  );
}
