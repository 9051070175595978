import type { Invoice, Subscription } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { saveFile } from '#platform/lib/device/saveFile';
import { formatMoney } from '#platform/lib/money';
import { loadOrToast } from '#platform/ui/boundaries/notLoaded';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { CloseIcon, DownloadIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Muted, Text } from '#platform/ui/layout/Layout';
import { type BillingDays, useBillingDays } from '../page/billingPart';
import { invoicePdfTexts, invoicesTexts as texts } from '../texts';
import pageStyles from '../page/SubscriptionPage.module.css';
import styles from './Invoices.module.css';

/** All invoices, newest first: a table on a wide screen, cards on a phone. */
export function Invoices({ subscription }: { subscription: Subscription }) {
  const days = useBillingDays();
  const { invoices } = subscription;
  return (
    <Card as="section" labelledBy="invoices" gap={2} className={pageStyles.card}>
      <Text as="h2" size={16} below={2} id="invoices">
        {texts.title}
      </Text>
      {invoices.length === 0 ? (
        <Muted isNumeric>{texts.none}</Muted>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[texts.number, texts.date, texts.what, texts.amount, texts.status, texts.file].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} subscription={subscription} days={days} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type RowProps = { invoice: Invoice; subscription: Subscription; days: BillingDays };

function Row({ invoice, subscription, days: { formatDay } }: RowProps) {
  const { number, issued_at, description, amount, status } = invoice;
  const product = useSettings().productName;
  const [tone, Icon] = looks[status];
  const download = async () => {
    const file = await loadOrToast(async () => {
      const { buildInvoicePdf, loadInvoiceFonts } = await import('./invoicePdf');
      const billingAddress = subscription.billing_address;
      return buildInvoicePdf({ product, invoice, billingAddress, formatDay }, await loadInvoiceFonts());
    });
    if (file) saveFile(invoicePdfTexts.fileName(number), 'application/pdf', file);
  };
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      <td className={styles.date}>{formatDay(issued_at)}</td>
      <td className={styles.what}>{description}</td>
      <td className={styles.amount}>{formatMoney(amount)}</td>
      <td className={styles.status}>
        <StatusChip tone={tone} icon={<Icon size={12} />}>
          {texts.statuses[status]}
        </StatusChip>
      </td>
      <td className={styles.file}>
        <Button
          size="small"
          variant="quiet"
          touch
          icon={<DownloadIcon />}
          aria-label={texts.downloadName(number)}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      </td>
    </tr>
  );
}

const looks: Record<Invoice['status'], [StatusTone, typeof TickIcon]> = {
  paid: ['success', TickIcon],
  open: ['warning', WarningIcon],
  failed: ['danger', WarningIcon],
  void: ['neutral', CloseIcon],
};
