import type { HelperOffer } from '#generated/model';
import { Blocked, Conflicts } from '../../jobs/list/Warnings';
import warningStyles from '../../jobs/list/Warnings.module.css';
import { explainOfferCode } from '../answer/refusals';

/** Warnings before applying: other jobs at that time, and the reason applying is not possible. */
export function OfferWarnings({ offer }: { offer: HelperOffer }) {
  if (!canStillApply(offer)) return null;
  return (
    <div className={warningStyles.warnings}>
      <Conflicts job={offer} />
      <Blocked job={offer} explain={explainOfferCode} />
    </div>
  );
}

/** Checks whether the helper can still apply: after passing yes, after being declined no. */
function canStillApply({ bucket, applied_at }: HelperOffer): boolean {
  return bucket === 'new' || (bucket === 'waiting' && applied_at === null);
}
