import type { HelperOffer, HelperOfferPay } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import cardStyles from '../../jobs/list/InvitationCard.module.css';
import { PayLine } from '../../jobs/list/PayLine';
import { offerListTexts as texts } from '../texts';

type Props = { main: HelperOfferPay; offer: Pick<HelperOffer, 'proposed_rate'> };

/** Pay of the offer, with its calculation, and the rate the helper proposed. */
export function OfferPayLine({ main, offer: { proposed_rate } }: Props) {
  return (
    <div>
      <PayLine invitation={{ pay: main.pay, earned: null, show_up_pay: null }} />
      {proposed_rate !== null && <p className={cardStyles.quiet}>{texts.proposed(formatRate(proposed_rate))}</p>}
    </div>
  );
}
