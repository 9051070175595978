import { useId } from 'react';
import type { HelperOffer } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { useReachable } from '#platform/ui/useOnline';
import answerStyles from '../../jobs/answer/answer.module.css';
import { formatOffer } from '../describeOffer';
import styles from './offerButtons.module.css';
import { applyTexts as texts } from '../texts';
import type { OfferAnswers } from './useOfferAnswers';

type Props = { offer: HelperOffer; answers: OfferAnswers };

/** Pass and apply with a gap between them, or withdraw; what the provider allows now. */
export function OfferButtons({ offer, answers }: Props) {
  const offlineId = useId();
  const isReachable = useReachable();
  const { actions, bucket } = offer;
  // An accepted offer is a job: one withdraws from that.
  if (actions.length === 0 || bucket === 'accepted') return null;
  const name = formatOffer(offer);
  const isAfterAll = bucket === 'waiting';
  const shared = {
    size: 'large',
    fill: true,
    disabled: !isReachable,
    'aria-describedby': isReachable ? undefined : offlineId,
  } as const;
  return (
    <div className={styles.answer}>
      {!isReachable && (
        <p id={offlineId} className={styles.offline}>
          {texts.offline}
        </p>
      )}
      <div className={answerStyles.actions}>
        {actions.includes('reject') && (
          <Button
            {...shared}
            variant="outline"
            aria-label={texts.passName(name)}
            onClick={() => answers.askToPass(offer)}
          >
            {texts.pass}
          </Button>
        )}
        {actions.includes('apply') && (
          <Button
            {...shared}
            intent="primary"
            aria-label={(isAfterAll ? texts.applyAfterAllName : texts.applyName)(name)}
            onClick={() => answers.askToApply(offer)}
          >
            {isAfterAll ? texts.applyAfterAll : texts.apply}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button
            {...shared}
            variant="outline"
            intent="danger"
            aria-label={texts.withdrawName(name)}
            onClick={() => answers.askToWithdraw(offer)}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
    </div>
  );
}
