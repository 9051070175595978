import { nameCustomer } from '#domain/people/personName';
import type { Order } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { Facts, DetailSection, isKnownFact } from './DetailSection';
import { detailTexts } from '../texts';

/** The customer and their contact data. */
export function CustomerSection({ order }: { order: Order }) {
  const { customer_primary_phone, customer_secondary_phone } = order;
  const facts = [
    [detailTexts.name, nameCustomer(order)],
    [detailTexts.phone, customer_primary_phone && <PhoneLink key="phone" phone={customer_primary_phone} />],
    [detailTexts.otherPhone, customer_secondary_phone && <PhoneLink key="other" phone={customer_secondary_phone} />],
    [
      detailTexts.email,
      order.customer_email && (
        <a key="email" href={`mailto:${order.customer_email}`}>
          {order.customer_email}
        </a>
      ),
    ],
    [detailTexts.company, order.company_name],
  ] as const;
  if (!facts.some(isKnownFact)) return null;
  return (
    <DetailSection title={detailTexts.customer} place="second">
      <Facts facts={facts} />
    </DetailSection>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone}`}>{formatPhone(phone, 'detail')}</a>;
}
