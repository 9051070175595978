import type { HelperOffer } from '#generated/model';
import detailStyles from '../../jobs/detail/detail.module.css';
import { OfferButtons } from '../answer/OfferButtons';
import { useOfferAnswers } from '../answer/useOfferAnswers';
import { formatOfferEnding } from '../describeOffer';
import { OfferStatusChips } from '../list/OfferStatusChips';
import { OfferWarnings } from '../list/OfferWarnings';
import { OfferSections } from './OfferSections';

/** An offer that is not a job yet, with its answers within reach of the thumb. */
export function OpenOffer({ offer, onUnavailable }: { offer: HelperOffer; onUnavailable: () => void }) {
  const answers = useOfferAnswers(onUnavailable);
  const ending = formatOfferEnding(offer);
  return (
    <div className={detailStyles.page}>
      {ending !== undefined && <p className={detailStyles.ending}>{ending}</p>}
      <OfferStatusChips offer={offer} />
      <OfferWarnings offer={offer} />
      <OfferSections offer={offer} />
      <div className={detailStyles.bar}>
        <OfferButtons offer={offer} answers={answers} />
      </div>
      {answers.dialog}
    </div>
  );
}
