import type { HelperOffer } from '../../../generated/model';
import { formatJobWhen } from '../../../domain/workDays';
import { formatRate } from '../../../platform/lib/money';
import { href } from '../../../platform/routing/links/href';
import { showToast } from '../../../platform/ui/messages/toasts';
import { aboutOffer } from './aboutOffer';
import { formatOfferCities, getMainPay } from './describeOffer';
import { offerListTexts as texts } from './list/texts';

/** A toast with what a new offer is worth; it opens the offer. */
export function showArrival(offer: HelperOffer): void {
  const main = getMainPay(offer);
  const cities = formatOfferCities(offer);
  showToast({
    message: main
      ? texts.arrivedWith(formatJobWhen(offer), cities, formatRate(main.pay.hourly_rate))
      : texts.arrived(cities),
    intent: 'info',
    action: { text: texts.open, to: href('helper-job-outsource-details', { id: offer.id }) },
    about: aboutOffer(offer.id),
  });
}
