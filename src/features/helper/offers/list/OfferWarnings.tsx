import type { HelperOffer } from '../../../../generated/model';
import { Blocked, Conflicts } from '../../jobs/list/Warnings';
import warningStyles from '../../jobs/list/Warnings.module.css';
import { explainOfferCode } from '../answer/refusals';

/** What to know before applying: other jobs at that time, and why applying is not possible. */
export function OfferWarnings({ offer }: { offer: HelperOffer }) {
  if (!mayStillApply(offer)) return null;
  return (
    <div className={warningStyles.warnings}>
      <Conflicts job={offer} />
      <Blocked job={offer} explain={explainOfferCode} />
    </div>
  );
}

/** Who passed may still apply; whom the company declined may not. */
function mayStillApply({ bucket, applied_at }: HelperOffer): boolean {
  return bucket === 'new' || (bucket === 'waiting' && applied_at === null);
}
