import type { Order } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { Facts, DetailSection } from './DetailSection';
import { detailTexts } from '../texts';

/** The customer and their contact data. */
export function CustomerSection({ order }: { order: Order }) {
  const { customer_name, customer_last_name, customer_primary_phone, customer_secondary_phone } = order;
  return (
    <DetailSection title={detailTexts.customer} place="second">
      <Facts
        facts={[
          [detailTexts.name, `${customer_name} ${customer_last_name}`.trim()],
          [detailTexts.phone, <PhoneLink key="phone" phone={customer_primary_phone} />],
          [
            detailTexts.otherPhone,
            customer_secondary_phone === null ? undefined : <PhoneLink key="other" phone={customer_secondary_phone} />,
          ],
          [
            detailTexts.email,
            order.customer_email === null ? undefined : (
              <a key="email" href={`mailto:${order.customer_email}`}>
                {order.customer_email}
              </a>
            ),
          ],
          [detailTexts.company, order.company_name],
        ]}
      />
    </DetailSection>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone}`}>{formatPhone(phone, 'detail')}</a>;
}
